import { textRoots } from '#domain/texts/textRoots';
import { applyTexts, findTexts, type TextChange } from 'sijil/schema/texts/findTexts';
import { paperTexts } from '../paperTexts';

const texts = findTexts({ ...textRoots, papers: paperTexts });

/** Applies changed texts to this thread's copy of the document texts. */
export function followChanges(changes: readonly TextChange[]): void {
  applyTexts(texts, changes);
}
