import { type PublicOperationId, publicOperations, type ContractId } from 'sijil/schema/application';
import { useCallback, useEffect, useState } from 'react';
import type { Received } from 'sijil/contract/exchange';
import { CallError } from './apiError';
import { useLanguage } from './language';
import {
  type AskedPart,
  type Input,
  type LooseInput,
  type OperationInput,
  type ParamsPart,
  sendOperation,
} from './sendOperation';
import { onServerBack } from './server';

type PublicId = PublicOperationId & ContractId;

/** Calls a public operation; like `callOperation`, without the table of all other operations. */
export function callPublic<Id extends PublicId>(
  id: Id,
  ...input: Input<OperationInput<Id>>
): Promise<Received<Id>>;
export async function callPublic(id: PublicId, input: LooseInput = {}): Promise<unknown> {
  return (await sendOperation(publicOperations()[id], input)).data;
}

interface Reading<T> {
  readonly data: T | undefined;
  readonly error: CallError | null;
  readonly refetch: () => Promise<void>;
}

interface Answer {
  readonly at: number;
  readonly coming: Promise<unknown>;
}

/** Responses by operation, input and language, so that several parts of a page share one call. */
const answers = new Map<string, Answer>();
/** Milliseconds for which a response is fresh, as in the portal's query client. */
const freshMs = 15_000;

function ask(key: string, id: PublicId, input: LooseInput): Promise<unknown> {
  const known = answers.get(key);
  if (known && performance.now() - known.at < freshMs) return known.coming;
  const coming = sendOperation(publicOperations()[id], input).then(({ data }) => data);
  answers.set(key, { at: performance.now(), coming });
  coming.catch(() => answers.delete(key));
  return coming;
}

/**
 * Reads a public operation, for the pages before sign-in; like `useOperation`, without the query client. While another
 * language is loading, the page keeps its data.
 */
export function usePublicOperation<Id extends PublicId>(
  id: Id,
  ...input: Input<ParamsPart<Id> & AskedPart<Id>>
): Reading<Received<Id>>;
export function usePublicOperation(id: PublicId, input: LooseInput = {}): Reading<unknown> {
  const language = useLanguage();
  const asked = JSON.stringify([id, input]);
  const key = `${asked} ${language}`;
  const [read, setRead] = useState<{ asked: string; data?: unknown; error: CallError | null }>();
  const refetch = useCallback(async () => {
    const [named, given] = JSON.parse(asked) as [PublicId, LooseInput];
    try {
      const data = await ask(key, named, given);
      setRead({ asked, data, error: null });
    } catch (error) {
      if (error instanceof CallError) setRead((before) => ({ ...sameOf(before, asked), asked, error }));
    }
  }, [asked, key]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- set once the answer has come
    void refetch();
    return onServerBack(() => void refetch());
  }, [refetch]);
  const shown = sameOf(read, asked);
  return { data: shown?.data, error: shown?.error ?? null, refetch };
}

/** Returns the stored response, unless it belongs to another input. */
function sameOf<R extends { readonly asked: string }>(read: R | undefined, asked: string): R | undefined {
  return read?.asked === asked ? read : undefined;
}
