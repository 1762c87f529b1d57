import type { FileLink } from 'sijil/contract/parts';
import type { CorrectiveActionsView } from '#domain/api/requestViews';

export type Item = CorrectiveActionsView['items'][number];

/** Answer of the company to one item before it is sent, with its files. */
export interface ItemAnswer {
  readonly action: string;
  /** True if the finding is contested; `action` gives the reason. */
  readonly contested: boolean;
  readonly files: readonly FileLink[];
}

/**
 * What was changed here and the server may not have yet. A part that is absent was not touched and is the server's, so that a
 * late change, such as a finished upload, alters no other part.
 */
export interface TypedAnswer {
  readonly action?: string;
  /** Text of the server that `action` replaces. */
  readonly over?: string;
  readonly contested?: boolean;
  readonly added: readonly FileLink[];
  readonly removed: readonly string[];
  /** Saves that may still reach the server: it applies one only while the draft has the version of the save. */
  readonly sent: readonly { readonly version: number; readonly action: string }[];
}

export type AnswerChange =
  | { readonly action: string; readonly over: string }
  | { readonly contested: boolean }
  | { readonly added: FileLink }
  | { readonly removed: string };

export const untouched: TypedAnswer = { added: [], removed: [], sent: [] };

export function withChange(typed: TypedAnswer, change: AnswerChange): TypedAnswer {
  if ('action' in change) return { ...typed, action: change.action, over: typed.over ?? change.over };
  if ('contested' in change) return { ...typed, contested: change.contested };
  if ('added' in change) {
    const { id } = change.added;
    return {
      ...typed,
      added: [...typed.added.filter((file) => file.id !== id), change.added],
      removed: typed.removed.filter((gone) => gone !== id),
    };
  }
  return {
    ...typed,
    added: typed.added.filter(({ id }) => id !== change.removed),
    removed: [...typed.removed, change.removed],
  };
}

/** Returns the draft on the server, else the answer that was sent before. */
export function savedAnswerOf({ action, contested, files, draft }: Item): ItemAnswer {
  const saved = draft ?? { action: action ?? '', contested, files };
  return { action: saved.action, contested: saved.contested, files: saved.files };
}

/** Returns the server's answer with the changes made here. */
export function answerWith(item: Item, typed: TypedAnswer): ItemAnswer {
  const saved = savedAnswerOf(item);
  const present = saved.files.filter(({ id }) => !typed.removed.includes(id));
  return {
    action: typed.action ?? saved.action,
    contested: typed.contested ?? saved.contested,
    files: [...present, ...typed.added.filter(({ id }) => !hasFile(present, id))],
  };
}

/** True where the text was typed here and changed by a colleague: the user decides. */
export function isConflict(item: Item, typed: TypedAnswer): boolean {
  const { action: theirs } = savedAnswerOf(item);
  const { action, over = '', sent } = typed;
  if (action === undefined || isSameText(action, theirs) || isSameText(action, over)) return false;
  return !isSameText(theirs, over) && !sent.some((one) => isSameText(one.action, theirs));
}

/** Resolves a conflict for the text typed here. */
export function keepMine(item: Item, typed: TypedAnswer): TypedAnswer {
  return { ...typed, over: savedAnswerOf(item).action };
}

/** Resolves a conflict for the colleague's text; the files attached here stay. */
export function takeTheirs({ added, removed, sent }: TypedAnswer): TypedAnswer {
  return { added, removed, sent };
}

/** Marks an answer as being saved. */
export function withSave(item: Item, typed: TypedAnswer): TypedAnswer {
  const save = { version: item.draftVersion, action: answerWith(item, typed).action };
  const others = typed.sent.filter(
    ({ version, action }) => version !== save.version || action !== save.action,
  );
  return { ...typed, sent: [...others, save] };
}

/** Drops the changes that the server has; null when none is left. While a save may still arrive, all stay. */
export function withoutSaved(item: Item, typed: TypedAnswer): TypedAnswer | null {
  const saved = savedAnswerOf(item);
  const sent = typed.sent.filter(({ version }) => version >= item.draftVersion);
  const arrived = typed.sent.some(
    ({ version, action }) => version < item.draftVersion && isSameText(action, saved.action),
  );
  const { action, contested } = typed;
  const over = arrived ? saved.action : typed.over;
  if (sent.length > 0) return { ...typed, ...(over !== undefined && { over }), sent };
  const isTyped = action !== undefined && action !== saved.action && !isTakenBack(action, over, saved);
  const left: TypedAnswer = {
    ...(isTyped && { action, over: over ?? saved.action }),
    ...(contested !== undefined && contested !== saved.contested && { contested }),
    added: typed.added.filter(({ id }) => !hasFile(saved.files, id)),
    removed: typed.removed.filter((id) => hasFile(saved.files, id)),
    sent,
  };
  const isEmpty = Object.values(left).every((part) => Array.isArray(part) && part.length === 0);
  return isEmpty && !awaitsDraft(item) ? null : left;
}

/** True when there is nothing to send: the server has the answer. It removes the spaces around a text. */
export function isSaved(item: Item, typed: TypedAnswer): boolean {
  const left = withoutSaved(item, typed);
  if (left === null) return true;
  const { action, contested, added, removed, sent } = left;
  const hasText = action === undefined || isSameText(action, savedAnswerOf(item).action);
  return (
    hasText &&
    contested === undefined &&
    added.length + removed.length + sent.length === 0 &&
    !awaitsDraft(item)
  );
}

/** Body of a draft. */
export function toDraft(item: Item, typed: TypedAnswer) {
  const { action, contested, files } = answerWith(item, typed);
  return { version: item.draftVersion, action, contested, fileIds: files.map(({ id }) => id) };
}

/** True for an item that was sent before the others of its list: only a draft opens it again. */
export function awaitsDraft({ answeredAt, verdict, draft }: Item): boolean {
  return answeredAt !== null && verdict === null && draft === null;
}

/** True for a text that equals the one it replaced, while a colleague has changed that. */
function isTakenBack(action: string, over: string | undefined, saved: ItemAnswer): boolean {
  return over !== undefined && isSameText(action, over) && !isSameText(over, saved.action);
}

const isSameText = (one: string, other: string) => one.trim() === other.trim();

const hasFile = (files: readonly FileLink[], id: string) => files.some((file) => file.id === id);
