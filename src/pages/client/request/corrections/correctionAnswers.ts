import { severities } from '#domain/forms/severities';
import { provesAnswer } from '#domain/requests/correctionBodies';
import {
  answerWith,
  awaitsDraft,
  type Item,
  type ItemAnswer,
  type TypedAnswer,
  untouched,
} from './typedAnswer';

export type ItemAnswers = Readonly<Record<string, TypedAnswer>>;

const ranks = Object.keys(severities);
const rankOf = ({ severity }: Item) => ranks.indexOf(severity);

/**
 * Items still to be answered: the entire list at first, later those that the supervisor rejected. Critical items come first,
 * then those that add most points; otherwise in the order of the form.
 */
export function openItems(items: readonly Item[], answers: ItemAnswers = {}): readonly Item[] {
  return items
    .filter((item) => item.verdict !== 'accepted' && !isSent(item, answers))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (other.points ?? 0) - (one.points ?? 0));
}

/** True for an item that was sent before the others of its list, and was not opened again since. */
export function isSent(item: Item, answers: ItemAnswers): boolean {
  return awaitsDraft(item) && !answers[item.id];
}

/** Returns the answer as typed here, else as the server has it. */
export function answerOf(item: Item, answers: ItemAnswers): ItemAnswer {
  return answerWith(item, answers[item.id] ?? untouched);
}

export function isAnswered({ action, contested, files }: ItemAnswer): boolean {
  return (
    action.trim() !== '' &&
    provesAnswer(
      files.map(({ id }) => id),
      contested,
    )
  );
}

/** True once something of an answer is there. */
export const isBegun = ({ action, files }: ItemAnswer): boolean => action.trim() !== '' || files.length > 0;

/** Items of the body of `clientInspections.submitCorrectiveActions`. */
export function toItems(items: readonly Item[], answers: ItemAnswers) {
  return items.map((item) => {
    const { action, contested, files } = answerOf(item, answers);
    return {
      itemId: item.id,
      draftVersion: item.draftVersion,
      action: action.trim(),
      contested,
      fileIds: files.map(({ id }) => id),
    };
  });
}
