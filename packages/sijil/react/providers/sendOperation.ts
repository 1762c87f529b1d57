import type { ContractId } from 'sijil/schema/application';
import type { OperationRow } from 'sijil/schema/operationTypes';
import { type Answered, http } from './http';
import type { Body, Params, QueryInput } from 'sijil/contract/exchange';

/** Sends an operation's input to the address of its table row. @throws CallError */
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

/** Query parameters, in which numbers are allowed for text. */
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
  /** Calls with the same key take effect once, however often they are sent. */
  readonly idempotencyKey?: string;
}

/** Input that an operation requires by its contract. */
export type OperationInput<Id extends ContractId> = ParamsPart<Id> & AskedPart<Id> & BodyPart<Id> & Sending;

/** Argument list that may be empty if nothing in the input is required. */
export type Input<T> = object extends T ? [input?: T] : [input: T];

/** Input of an operation that is known only at run time. */
export interface LooseInput extends Sending {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
