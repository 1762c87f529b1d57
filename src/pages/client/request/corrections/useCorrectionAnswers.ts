import { useCallback } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { answerOf, type Item, type ItemAnswer, type ItemAnswers } from './correctionAnswers';

type Change = (answer: ItemAnswer) => ItemAnswer;

interface AnswersState {
  readonly byRequest: Readonly<Record<string, ItemAnswers>>;
  readonly write: (requestId: string, item: Item, change: Change) => void;
  /** All of a request, or some of its items. */
  readonly forget: (requestId: string, itemIds?: readonly string[]) => void;
}

const nothing: ItemAnswers = {};

/** Answers as they are typed, kept in this tab until the server holds them: a call, a reload or a lost line loses nothing. */
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
              [requestId]: { ...answers, [item.id]: change(answerOf(item, answers)) },
            },
          };
        }),
      forget: (requestId, itemIds) =>
        set(({ byRequest }) => {
          const { [requestId]: answers = nothing, ...rest } = byRequest;
          const left = Object.entries(answers).filter(([id]) => itemIds && !itemIds.includes(id));
          return { byRequest: left.length > 0 ? { ...rest, [requestId]: Object.fromEntries(left) } : rest };
        }),
    }),
    { name: 'corrections', storage: createJSONStorage(() => sessionStorage) },
  ),
);

export function useCorrectionAnswers(requestId: string) {
  const { byRequest, write, forget } = useAnswers();
  return {
    answers: byRequest[requestId] ?? nothing,
    write: (item: Item, change: Change) => write(requestId, item, change),
    forget: useCallback((itemIds?: readonly string[]) => forget(requestId, itemIds), [forget, requestId]),
  };
}
