import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useQueryClient } from '@tanstack/react-query';
import {
  isSaved,
  type Item,
  type ItemAnswer,
  type ItemAnswers,
  mergeAnswer,
  toDraft,
  type TypedAnswer,
  withChange,
} from './correctionAnswers';
import { CallError } from '@framework/providers/apiError';
import { callOperation } from '@framework/providers/operations';

type Change = (answer: ItemAnswer) => ItemAnswer;

interface AnswersState {
  readonly byRequest: Readonly<Record<string, ItemAnswers>>;
  readonly write: (requestId: string, item: Item, change: Change) => void;
  /** Replaces a typed answer, where there is one. */
  readonly put: (requestId: string, itemId: string, change: (typed: TypedAnswer) => TypedAnswer) => void;
  /** Removes all answers of a request, or those of some items. */
  readonly forget: (requestId: string, itemIds?: readonly string[]) => void;
}

const nothing: ItemAnswers = {};

/** Typed answers, stored in this tab until the server has them: a call, a reload or a lost connection loses nothing. */
const useAnswers = create<AnswersState>()(
  persist(
    (set) => ({
      byRequest: {},
      // A change, not a value: two photos that arrive one after the other must not overwrite each other.
      write: (requestId, item, change) =>
        set(({ byRequest }) => {
          const answers = byRequest[requestId] ?? nothing;
          return {
            byRequest: {
              ...byRequest,
              [requestId]: { ...answers, [item.id]: withChange(item, answers[item.id], change) },
            },
          };
        }),
      put: (requestId, itemId, change) =>
        set(({ byRequest }) => {
          const answers = byRequest[requestId] ?? nothing;
          const typed = answers[itemId];
          if (!typed) return { byRequest };
          return { byRequest: { ...byRequest, [requestId]: { ...answers, [itemId]: change(typed) } } };
        }),
      forget: (requestId, itemIds) =>
        set(({ byRequest }) => {
          const { [requestId]: answers = nothing, ...rest } = byRequest;
          const left = Object.entries(answers).filter(([id]) => itemIds && !itemIds.includes(id));
          return { byRequest: left.length > 0 ? { ...rest, [requestId]: Object.fromEntries(left) } : rest };
        }),
    }),
    // Second version of the stored shape; values of the first version are dropped.
    { name: 'corrections', version: 2, storage: createJSONStorage(() => sessionStorage) },
  ),
);

export function useCorrectionAnswers(requestId: string) {
  const { byRequest, write, put, forget } = useAnswers();
  return {
    answers: byRequest[requestId] ?? nothing,
    write: (item: Item, change: Change) => write(requestId, item, change),
    put: useCallback(
      (itemId: string, change: (typed: TypedAnswer) => TypedAnswer) => put(requestId, itemId, change),
      [put, requestId],
    ),
    forget: useCallback((itemIds?: readonly string[]) => forget(requestId, itemIds), [forget, requestId]),
  };
}

/** Delay after the last change. */
const pauseMs = 1000;

interface Drafts {
  readonly requestId: string;
  readonly items: readonly Item[];
  readonly answers: ItemAnswers;
  readonly put: (itemId: string, change: (typed: TypedAnswer) => TypedAnswer) => void;
  /** Drops the copies of items that the server has. */
  readonly forget: (itemIds: readonly string[]) => void;
}

interface DraftState {
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Items whose text a colleague has changed meanwhile. */
  readonly conflicts: ReadonlySet<string>;
}

/**
 * Saves typed answers on the server, item by item, and drops the local copy once it is saved. A colleague's changes are merged;
 * where both changed the text, nothing is saved until the user has chosen.
 */
export function useKeepDrafts({ requestId, items, answers, put, forget }: Drafts): DraftState {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const typed = items.flatMap((item) => {
    const answer = answers[item.id];
    return answer ? [{ item, answer, merged: mergeAnswer(item, answer) }] : [];
  });
  const savedItems = typed.filter(({ item, answer }) => isSaved(item, answer)).map(({ item }) => item.id);
  const open = typed.filter(({ item }) => !savedItems.includes(item.id));
  const conflicts = new Set(open.flatMap(({ item, merged }) => (merged ? [] : [item.id])));
  const savedIds = savedItems.join(',');
  const drafts = open.flatMap(({ item, merged }) => {
    if (!merged) return [];
    const { action, contested, files, base } = merged;
    return [[item.id, { action, contested, files, base }] as const];
  });
  const openText = JSON.stringify(drafts);

  useEffect(() => {
    if (savedIds !== '') forget(savedIds.split(','));
  }, [savedIds, forget]);

  useEffect(() => {
    const waiting = JSON.parse(openText) as [string, TypedAnswer][];
    if (waiting.length === 0) return undefined;
    const keep = async () => {
      try {
        for (const [itemId, answer] of waiting) {
          const { action, contested, files } = answer;
          const sending: ItemAnswer = { action, contested, files };
          put(itemId, (now) => ({ ...now, base: answer.base, sending }));
          await callOperation('clientInspections.draftCorrectiveAction', {
            params: { id: requestId, itemId },
            body: toDraft(answer),
          });
        }
        setFailed(false);
      } catch (error) {
        // A colleague saved first: refetch and merge their answer.
        setFailed(!(error instanceof CallError && error.status === 409));
      }
      await client.invalidateQueries({ queryKey: ['clientInspections.correctiveActions'] });
    };
    const timer = setTimeout(() => void keep(), pauseMs);
    return () => clearTimeout(timer);
  }, [openText, requestId, client, put]);

  if (drafts.length === 0) return { saving: 'saved', conflicts };
  return { saving: failed ? 'failed' : 'saving', conflicts };
}
