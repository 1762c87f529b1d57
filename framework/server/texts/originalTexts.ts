import type { Localized } from '#framework/base/i18n/localized';
import { originalOf } from '#framework/schema/texts/applyTexts';
import { serverTexts } from '../db/followTexts';
import { type PageText, pageTexts } from './textFiles';

/** Every text that can be changed, with the words of the code, by its key. */
export function originalTexts(): ReadonlyMap<string, PageText> {
  return new Map([
    ...pageTexts(),
    ...[...serverTexts()].map(([key, text]) => [key, wordsOf(key, originalOf(text))] as const),
  ]);
}

function wordsOf(key: string, { ar, en }: Localized): PageText {
  const [root = '', first = ''] = key.split('/');
  return { area: root === 'records' ? first : root, ar: { other: ar }, en: { other: en } };
}
