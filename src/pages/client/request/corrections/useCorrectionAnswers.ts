import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { answerOf, type Item, type ItemAnswer, type ItemAnswers } from './correctionAnswers';

type Change = (answer: ItemAnswer) => ItemAnswer;

interface AnswersState {
  readonly byRequest: Readonly<Record<string, ItemAnswers>>;
  readonly write: (requestId: string, item: Item, change: Change) => void;
  readonly forget: (requestId: string) => void;
}

const nothing: ItemAnswers = {};

/** Answers as they are typed, kept in this tab until they are sent: a call or a reload loses nothing. */
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
      forget: (requestId) =>
        set(({ byRequest }) => {
          const { [requestId]: _, ...rest } = byRequest;
          return { byRequest: rest };
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
    forget: () => forget(requestId),
  };
}
