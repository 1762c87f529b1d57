import { textRoots } from '#domain/texts/textRoots';
import { applyTexts, findTexts, type TextChange } from '#framework/schema/texts/findTexts';
import { paperTexts } from '../paperTexts';

const texts = findTexts({ ...textRoots, papers: paperTexts });

/** Gives the texts of documents, as this thread has them, their changed words. */
export function followChanges(changes: readonly TextChange[]): void {
  applyTexts(texts, changes);
}
