import { useCallback } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { ItemAnswers } from './correctionAnswers';
import { type AnswerChange, type TypedAnswer, untouched, withChange } from './typedAnswer';

/** Returns the next state of a typed answer; null drops it. */
type Put = (typed: TypedAnswer) => TypedAnswer | null;

interface AnswersState {
  readonly byRequest: Readonly<Record<string, ItemAnswers>>;
  /** Replaces the typed answer of an item by one that is made from the newest. */
  readonly put: (requestId: string, itemId: string, next: Put) => void;
}

const nothing: ItemAnswers = {};

/** Typed answers, stored in this tab until the server has them: a call, a reload or a lost connection loses nothing. */
const useAnswers = create<AnswersState>()(
  persist(
    (set) => ({
      byRequest: {},
      put: (requestId, itemId, next) =>
        set((state) => {
          const { [itemId]: typed, ...others } = state.byRequest[requestId] ?? nothing;
          const changed = next(typed ?? untouched);
          const answers = changed ? { ...others, [itemId]: changed } : others;
          return { byRequest: { ...state.byRequest, [requestId]: answers } };
        }),
    }),
    // Third version of the stored shape; values of earlier versions are dropped.
    { name: 'corrections', version: 3, storage: createJSONStorage(() => sessionStorage) },
  ),
);

/** Returns the typed answers of a request as they are now, not as a render has them. */
export function answersNow(requestId: string): ItemAnswers {
  return useAnswers.getState().byRequest[requestId] ?? nothing;
}

export function useCorrectionAnswers(requestId: string) {
  const { byRequest, put: putAnswer } = useAnswers();
  const put = useCallback(
    (itemId: string, next: Put) => putAnswer(requestId, itemId, next),
    [putAnswer, requestId],
  );
  return {
    answers: byRequest[requestId] ?? nothing,
    put,
    change: useCallback(
      (itemId: string, change: AnswerChange) => put(itemId, (typed) => withChange(typed, change)),
      [put],
    ),
  };
}
