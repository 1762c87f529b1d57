import type { FileLink } from '#framework/contract/parts';
import { isSameAnswer, type Item, savedAnswerOf, type TypedAnswer } from './correctionAnswers';

/**
 * Merges the answer typed here with a colleague's: files that either added stay, files that either removed go, and a
 * text that only one of them changed is taken. Null where both changed the text: a person decides.
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
