import type { FileLink } from '#framework/contract/parts';
import type { CorrectiveActionsView } from '#domain/api/requestViews';
import { severities } from '#domain/forms/severities';
import { provesAnswer } from '#domain/requests/correctionBodies';

/**
 * Merges the answer typed here with a colleague's: files that either added stay, files that either removed are dropped, and a
 * text that only one of them changed is taken. Null where both changed the text: the user decides.
 */
export function mergeAnswer(item: Item, typed: TypedAnswer): TypedAnswer | null {
  const { base, sending } = typed;
  if (item.draftVersion === base.version) return typed;
  const theirs = savedAnswerOf(item);
  const onTop = { base: { ...theirs, version: item.draftVersion } };
  if (sending && isSameAnswer(theirs, sending)) return { ...typed, ...onTop };
  const words = mergeValue(base.action, typed.action, theirs.action);
  if (words === null) return null;
  return {
    action: words,
    contested: typed.contested === base.contested ? theirs.contested : typed.contested,
    files: mergeFiles(base.files, typed.files, theirs.files),
    ...onTop,
  };
}

/** Resolves a conflict for the answer typed here; the colleague's files stay. */
export function keepMine(item: Item, typed: TypedAnswer): TypedAnswer {
  const theirs = savedAnswerOf(item);
  return {
    action: typed.action,
    contested: typed.contested,
    files: mergeFiles(typed.base.files, typed.files, theirs.files),
    base: { ...theirs, version: item.draftVersion },
  };
}

function mergeValue(base: string, mine: string, theirs: string): string | null {
  if (mine === base || mine === theirs) return theirs;
  return theirs === base ? mine : null;
}

function mergeFiles(
  base: readonly FileLink[],
  mine: readonly FileLink[],
  theirs: readonly FileLink[],
): FileLink[] {
  const has = (files: readonly FileLink[], { id }: FileLink) => files.some((file) => file.id === id);
  return [
    ...theirs.filter((file) => has(mine, file) || !has(base, file)),
    ...mine.filter((file) => !has(theirs, file) && !has(base, file)),
  ];
}

export type Item = CorrectiveActionsView['items'][number];

/** Answer of the company to one item before it is sent, with its files. */
export interface ItemAnswer {
  readonly action: string;
  /** True if the finding is contested; `action` gives the reason. */
  readonly contested: boolean;
  readonly files: readonly FileLink[];
}

/** Typed answer, and the version that it started from. */
export interface TypedAnswer extends ItemAnswer {
  readonly base: ItemAnswer & { readonly version: number };
  /** Answer that is being saved from here, so that its copy on the server is not taken for a colleague's. */
  readonly sending?: ItemAnswer;
}

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
export function isSent({ id, answeredAt, verdict, draft }: Item, answers: ItemAnswers): boolean {
  return answeredAt !== null && verdict === null && draft === null && !answers[id];
}

/** Returns the draft on the server, else the answer that was sent before. */
export function savedAnswerOf({ action, contested, files, draft }: Item): ItemAnswer {
  const saved = draft ?? { action: action ?? '', contested, files };
  return { action: saved.action, contested: saved.contested, files: saved.files };
}

/** Returns the answer as typed here, else as the server has it. */
export function answerOf(item: Item, answers: ItemAnswers): ItemAnswer {
  const { action, contested, files } = answers[item.id] ?? savedAnswerOf(item);
  return { action, contested, files };
}

/** Applies a change to the answer; stores the version that it started from until the server has the change. */
export function withChange(
  item: Item,
  typed: TypedAnswer | undefined,
  change: (answer: ItemAnswer) => ItemAnswer,
): TypedAnswer {
  if (typed) return { ...typed, ...change(typed) };
  const saved = savedAnswerOf(item);
  return { ...change(saved), base: { ...saved, version: item.draftVersion } };
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

const idsOf = (files: readonly FileLink[]) => files.map(({ id }) => id).join(',');

function isSameAnswer(one: ItemAnswer, other: ItemAnswer): boolean {
  return (
    one.action === other.action &&
    one.contested === other.contested &&
    idsOf(one.files) === idsOf(other.files)
  );
}

/** True when the server has the draft as it was typed here. */
export function isSaved(item: Item, answer: ItemAnswer): boolean {
  return item.draft !== null && isSameAnswer(savedAnswerOf(item), answer);
}

/** Body of a draft. */
export function toDraft({ action, contested, files, base }: TypedAnswer) {
  return { version: base.version, action, contested, fileIds: files.map(({ id }) => id) };
}

/** Items of the body of `clientInspections.submitCorrectiveActions`. */
export function toItems(items: readonly Item[], answers: ItemAnswers) {
  return items.map((item) => {
    const { action, contested, files } = answerOf(item, answers);
    return {
      itemId: item.id,
      draftVersion: answers[item.id]?.base.version ?? item.draftVersion,
      action: action.trim(),
      contested,
      fileIds: files.map(({ id }) => id),
    };
  });
}
