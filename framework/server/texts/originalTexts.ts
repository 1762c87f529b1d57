import { originalOf } from '#framework/schema/texts/applyTexts';
import { type FoundText, isCounted } from '#framework/schema/texts/findTexts';
import { serverTexts } from '../db/followTexts';
import { type PageText, pageTexts } from './textFiles';

/** Every text that can be changed, with the words of the code, by its key. */
export function originalTexts(): ReadonlyMap<string, PageText> {
  return new Map([
    ...pageTexts(),
    ...[...serverTexts()].map(([key, text]) => [key, wordsOf(key, originalOf(text))] as const),
  ]);
}

function wordsOf(key: string, text: FoundText): PageText {
  const [root = '', first = ''] = key.split('/');
  const area = root === 'records' ? first : root;
  return isCounted(text)
    ? { area, ar: { ...text }, en: {} }
    : { area, ar: { other: text.ar }, en: { other: text.en } };
}
