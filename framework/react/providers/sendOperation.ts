import type { OperationRow } from '#framework/contract/operations';
import { type Answered, http } from './http';
import type { ContractId } from '#app/contract';
import type { Body, Params, QueryInput } from '#framework/contract/exchange';

/** Sends what an operation asks for to the address that its row names. @throws CallError */
export function sendOperation<T>(
  { method, url }: Pick<OperationRow, 'method' | 'url'>,
  { params, query, body, leaving = false, signal, idempotencyKey }: LooseInput,
): Promise<Answered<T>> {
  return http.request<T>({
    method,
    url: url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')),
    params: query,
    data: body,
    keepalive: leaving,
    signal,
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  });
}

/** Numbers travel as text. */
type Asked<Q> = { readonly [K in keyof Q]: Q[K] | number | undefined };

export type ParamsPart<Id extends ContractId> = keyof Params<Id> extends never
  ? { readonly params?: undefined }
  : { readonly params: Params<Id> };

type BodyPart<Id extends ContractId> =
  Body<Id> extends undefined ? { readonly body?: unknown } : { readonly body: Body<Id> };

export interface AskedPart<Id extends ContractId> {
  readonly query?: Asked<QueryInput<Id>>;
}

export interface Sending {
  /** Sent while the page is being left: the browser finishes it without the page. */
  readonly leaving?: boolean;
  readonly signal?: AbortSignal;
  /** Under the same key the same is done once, however often it is sent. */
  readonly idempotencyKey?: string;
}

/** Parts that a call has to bring by its contract. */
export type OperationInput<Id extends ContractId> = ParamsPart<Id> & AskedPart<Id> & BodyPart<Id> & Sending;

/** Argument that may be left out where nothing in it is required. */
export type Input<T> = object extends T ? [input?: T] : [input: T];

/** The input of an operation that is known at run time only. */
export interface LooseInput extends Sending {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
