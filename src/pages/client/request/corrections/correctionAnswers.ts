import type { FileLink } from '#domain/api/parts';
import type { CorrectiveActionsView } from '#domain/api/requestViews';
import { severities } from '#domain/forms/severities';
import { provesCorrection } from '#domain/requests/correctionEvidence';

export type Item = CorrectiveActionsView['items'][number];

/** What the client has written and attached for one item, before it is sent. */
export interface ItemAnswer {
  readonly action: string;
  readonly files: readonly FileLink[];
}

export type ItemAnswers = Readonly<Record<string, ItemAnswer>>;

const ranks = Object.keys(severities);
const rankOf = ({ severity }: Item) => ranks.indexOf(severity);

/**
 * What is still to be answered: the whole list at first, later what the supervisor has refused. The critical first, then what
 * brings back the most; otherwise in the order of the form.
 */
export function openItems(items: readonly Item[]): readonly Item[] {
  return items
    .filter(({ verdict }) => verdict !== 'accepted')
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (other.points ?? 0) - (one.points ?? 0));
}

/** What was typed here, else the draft on the server, else what was sent before and refused. */
export function answerOf({ id, action, files, draft }: Item, answers: ItemAnswers): ItemAnswer {
  const kept = draft ?? { action: action ?? '', files };
  return answers[id] ?? { action: kept.action, files: kept.files };
}

export function isAnswered({ action, files }: ItemAnswer): boolean {
  return action.trim() !== '' && provesCorrection(files.map(({ id }) => id));
}

/** Whether the server holds an item's draft as it was typed here. */
export function isKept({ draft }: Item, answer: ItemAnswer): boolean {
  const idsOf = (files: readonly FileLink[]) => files.map(({ id }) => id).join(',');
  return draft?.action === answer.action && idsOf(draft.files) === idsOf(answer.files);
}

/** The body of a draft. */
export function toDraft({ action, files }: ItemAnswer) {
  return { action, fileIds: files.map(({ id }) => id) };
}

/** The items of the body of `clientInspections.submitCorrectiveActions`. */
export function toItems(items: readonly Item[], answers: ItemAnswers) {
  return openItems(items).map((item) => {
    const { action, files } = answerOf(item, answers);
    return { itemId: item.id, action: action.trim(), fileIds: files.map(({ id }) => id) };
  });
}
