import { type OperationId, operations, type ContractId } from 'sijil/schema/application';
import { hashKey, keepPreviousData, useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Received } from 'sijil/contract/exchange';
import type { Language } from 'sijil/base/i18n/localized';
import type { CallError } from './apiError';
import type { Shown } from 'sijil/schema/operationAccess';
import { useDone } from './freshness/useChanged';
import type { Answered } from './http';
import { useLanguage } from './language';
import { useLive } from './live/useLive';
import {
  type AskedPart,
  type Input,
  type LooseInput,
  type OperationInput,
  type ParamsPart,
  type Sending,
  sendOperation,
} from './sendOperation';

function request<T>(id: OperationId, input: LooseInput): Promise<Answered<T>> {
  return sendOperation(operations()[id], input);
}

/** Calls an operation by its id; address and method come from the operations table, input and result types from the contract. */
export function callOperation<Id extends ContractId>(
  id: Id,
  ...input: Input<OperationInput<Id>>
): Promise<Received<Id>>;
export function callOperation(id: OperationId, input: LooseInput = {}): Promise<unknown> {
  return callNamed(id, input);
}

/** Calls an operation named by a declaration or the workflow; its input was validated by the form built from its body. */
export async function callNamed(id: OperationId, input: LooseInput): Promise<unknown> {
  return (await request(id, input)).data;
}

type ListId = { [Id in ContractId]: Received<Id> extends readonly unknown[] ? Id : never }[ContractId];

/** Returns one page of a list, with the total. */
export async function callList<Id extends ListId>(
  id: Id,
  input: AskedPart<Id> & Sending,
): Promise<{ readonly rows: Received<Id>; readonly total: number }> {
  const { data, headers } = await request<Received<Id>>(id, input as LooseInput);
  return { rows: data, total: Number(headers['x-total-count']) };
}

interface QueryOptions<T> {
  readonly enabled?: boolean;
  /** Interval of polling in milliseconds, while there is no live stream. */
  readonly refetchEvery?: number;
  /** Polling interval in milliseconds while the response is not final and there is no live stream; false once it is final. */
  readonly refetchWhile?: (answer: T) => number | false;
  /**
   * Records that the response shows, where its area (`shownBy`) would name too many: queries of the frame, which is on every
   * screen, must not be refetched after every write.
   */
  readonly showsRecords?: readonly Shown[];
  /** True where the input names a page: the response before stays until that of the next page has arrived. */
  readonly paged?: boolean;
}

/** Reads an operation; the response is cached under its id and input. */
export function useOperation<Id extends ContractId>(
  id: Id,
  ...options: Input<ParamsPart<Id> & AskedPart<Id> & QueryOptions<Received<Id>>>
): UseQueryResult<Received<Id>, CallError>;
export function useOperation(
  id: OperationId,
  input: LooseInput & QueryOptions<never> = {},
): UseQueryResult<unknown, CallError> {
  const { params, query, enabled, refetchEvery, refetchWhile, showsRecords, paged = false } = input;
  const language = useLanguage();
  const live = useLive();
  const key = operationKey(id, { params, query }, language);
  return useQuery<unknown, CallError>({
    queryKey: key,
    queryFn: ({ signal }) => callNamed(id, { ...(params && { params }), ...(query && { query }), signal }),
    // After a change of language, the previous data stays until the response in the new language has arrived.
    placeholderData: (before: unknown, asked?: { readonly queryKey: readonly unknown[] }) =>
      paged || isSameBut(asked?.queryKey, key) ? before : undefined,
    ...(showsRecords && { meta: { showsRecords } }),
    ...(enabled !== undefined && { enabled }),
    // Polling stops while there is a live stream.
    ...(refetchEvery !== undefined && !live && { refetchInterval: refetchEvery }),
    ...(refetchWhile &&
      !live && {
        refetchInterval: ({ state: { data } }) => data !== undefined && refetchWhile(data as never),
      }),
  });
}

/** Key of an operation's response in the cache. */
export function operationKey(
  id: OperationId,
  { params, query }: Pick<LooseInput, 'params' | 'query'>,
  language: Language,
): readonly unknown[] {
  return [id, params ?? null, query ?? null, language];
}

/** True for two keys that differ in their last part at most: the language. */
function isSameBut(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return one !== undefined && hashKey(one.slice(0, -1)) === hashKey(other.slice(0, -1));
}

/**
 * True until these reads have ended once. A page draws its first parts together: one that came later would move those below.
 */
export function useFirstRead(...reads: readonly Pick<UseQueryResult, 'isLoading'>[]): boolean {
  const isReading = reads.some(({ isLoading }) => isLoading);
  const [begun, setBegun] = useState(!isReading);
  if (!begun && !isReading) setBegun(true);
  return !begun && isReading;
}

interface ActionHandle<Args extends unknown[], T> {
  readonly run: (...input: Args) => Promise<T>;
  readonly pending: boolean;
  readonly error: CallError | null;
}

/** Performs an operation, then refetches everything that may show its effects. */
export function useAction<Id extends ContractId>(
  id: Id,
): ActionHandle<Input<OperationInput<Id>>, Received<Id>>;
export function useAction(id: OperationId): ActionHandle<[input?: LooseInput], unknown> {
  return useNamedAction(id);
}

/** Performs the operation that a declaration or the workflow names; see `callNamed`. */
export function useNamedAction(id: OperationId): ActionHandle<[input?: LooseInput], unknown> {
  const done = useDone();
  const mutation = useMutation<unknown, CallError, LooseInput | undefined>({
    mutationFn: (input = {}) => callNamed(id, input),
    onSuccess: () => done(id),
    // A conflict: another write, perhaps the person's own with a lost response, came first, so the screen is outdated.
    onError: ({ status }) => (status === 409 ? done(id) : undefined),
  });
  return { run: mutation.mutateAsync, pending: mutation.isPending, error: mutation.error };
}

/** A page of an operation's list with the total; the previous page stays until the next one has arrived. */
export function usePage<Id extends ListId>(id: Id, query: NonNullable<AskedPart<Id>['query']>) {
  const language = useLanguage();
  return useQuery<{ readonly rows: Received<Id>; readonly total: number }, CallError>({
    queryKey: [id, 'page', query, language],
    queryFn: ({ signal }) => callList(id, { query, signal } as AskedPart<Id> & Sending),
    placeholderData: keepPreviousData,
  });
}
