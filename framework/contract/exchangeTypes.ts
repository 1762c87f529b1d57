import type { z } from 'zod';
import type { operations } from '#app/operations';
import type { Shape, ShapeValues } from '../schema/shape';
import type { Contract, ContractId } from '#app/contract';
import type { FileAnswer } from './exchange';
import type { Wire } from './parts';

type NamesIn<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamName<Id extends ContractId> = NamesIn<(typeof operations)[Id]['url']>;

type Part<Id extends ContractId, Key extends 'params' | 'query' | 'body'> =
  Contract[Id] extends Readonly<Record<Key, infer P>> ? P : undefined;

/** The named parts of an operation's address, as the server has checked them. */
export type Params<Id extends ContractId> = {
  readonly [Name in ParamName<Id>]: Part<Id, 'params'> extends Readonly<
    Record<Name, infer S extends z.ZodType>
  >
    ? z.output<S>
    : string;
};

/** Query as the server has checked it. */
export type Query<Id extends ContractId> =
  Part<Id, 'query'> extends infer Q extends z.ZodType ? z.output<Q> : undefined;

/** Query as a caller may write it. */
export type QueryInput<Id extends ContractId> =
  Part<Id, 'query'> extends infer Q extends z.ZodType ? z.input<Q> : undefined;

/** Body as the server has checked it and as the portal's form makes it. */
export type Body<Id extends ContractId> =
  Part<Id, 'body'> extends infer B
    ? B extends Shape
      ? ShapeValues<B>
      : B extends z.ZodType
        ? z.output<B>
        : undefined
    : never;

/** Answer that a handler returns. */
export type Answer<Id extends ContractId> = Contract[Id]['answer'] extends infer A
  ? A extends z.ZodType
    ? z.output<A>
    : A extends FileAnswer
      ? Uint8Array
      : never
  : never;

/** Answer as a caller receives it, after JSON. */
export type Received<Id extends ContractId> = Wire<Answer<Id>>;
