import type { FileLink } from '#domain/api/parts';
import type { CorrectiveActionsView } from '#domain/api/requestViews';
import { provesCorrection } from '#domain/requests/correctionEvidence';

export type Item = CorrectiveActionsView['items'][number];

/** What the client has written and attached for one item, before it is sent. */
export interface ItemAnswer {
  readonly action: string;
  readonly files: readonly FileLink[];
}

export type ItemAnswers = Readonly<Record<string, ItemAnswer>>;

/** What is still to be answered: the whole list at first, later what the supervisor has refused. */
export function openItems(items: readonly Item[]): readonly Item[] {
  return items.filter(({ verdict }) => verdict !== 'accepted');
}

/** What was typed here, or else what was sent before and refused. */
export function answerOf({ id, action, files }: Item, answers: ItemAnswers): ItemAnswer {
  return answers[id] ?? { action: action ?? '', files };
}

export function isAnswered({ action, files }: ItemAnswer): boolean {
  return action.trim() !== '' && provesCorrection(files.map(({ id }) => id));
}

/** The items of the body of `clientInspections.submitCorrectiveActions`. */
export function toItems(items: readonly Item[], answers: ItemAnswers) {
  return openItems(items).map((item) => {
    const { action, files } = answerOf(item, answers);
    return { itemId: item.id, action: action.trim(), fileIds: files.map(({ id }) => id) };
  });
}
