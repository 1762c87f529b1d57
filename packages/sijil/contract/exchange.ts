import type { Contract, ContractId, Operations } from 'sijil/schema/application';
import { z } from 'zod';
import type { FileAnswer } from '../schema/operationTypes';
import type { Shape, ShapeValues } from '../schema/shape';
import type { Wire } from './parts';

/** Range of a list: its first row, and the row before which it ends. */
export const pageQuery = { _start: z.string().optional(), _end: z.string().optional() };

/** A list's page, order, search and filters, as its declaration knows them (rules 1.9). */
export const recordListQuery = z.record(z.string(), z.string());

/** The answer has no content. */
export const done = z.null();

type NamesIn<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamName<Id extends ContractId> = NamesIn<Operations[Id]['url']>;

type Part<Id extends ContractId, Key extends 'params' | 'query' | 'body'> =
  Contract[Id] extends Readonly<Record<Key, infer P>> ? P : undefined;

/** The named parts of an operation's address, as validated by the server. */
export type Params<Id extends ContractId> = {
  readonly [Name in ParamName<Id>]: Part<Id, 'params'> extends Readonly<
    Record<Name, infer S extends z.ZodType>
  >
    ? z.output<S>
    : string;
};

/** Query as validated by the server. */
export type Query<Id extends ContractId> =
  Part<Id, 'query'> extends infer Q extends z.ZodType ? z.output<Q> : undefined;

/** Query as a caller may write it. */
export type QueryInput<Id extends ContractId> =
  Part<Id, 'query'> extends infer Q extends z.ZodType ? z.input<Q> : undefined;

/** Body as validated by the server and as produced by the portal's form. */
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
