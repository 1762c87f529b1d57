import { useCallback } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import {
  type Item,
  type ItemAnswer,
  type ItemAnswers,
  type TypedAnswer,
  withChange,
} from './correctionAnswers';

type Change = (answer: ItemAnswer) => ItemAnswer;

interface AnswersState {
  readonly byRequest: Readonly<Record<string, ItemAnswers>>;
  readonly write: (requestId: string, item: Item, change: Change) => void;
  /** Puts an answer in the place of what is typed, where something is. */
  readonly put: (requestId: string, itemId: string, change: (typed: TypedAnswer) => TypedAnswer) => void;
  /** All of a request, or some of its items. */
  readonly forget: (requestId: string, itemIds?: readonly string[]) => void;
}

const nothing: ItemAnswers = {};

/** Typed answers, stored in this tab until the server has them: a call, a reload or a lost line loses nothing. */
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
    // Second version of the stored shape: the values of an older tab are dropped.
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
