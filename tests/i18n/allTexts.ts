import { requestNotices } from '#domain/notifications/requestNotices';
import {
  arabicLiterals,
  englishLiterals,
  type LiteralText,
  pairedLiterals,
  type PairedText,
} from './literals';
import { namespaces, pluralOf, textsOf } from './texts';
import { codeFolders } from '../support/folderTree';

const folders = codeFolders.all;

/**
 * Texts that are not written in the portal's words: alphabets, plates, months, terminals and the sandbox. Seeds are written in
 * them: people read the forms, canned answers and automations of a new installation, and everybody tries the demo.
 */
const notWritten =
  /^(?:packages\/sijil\/commands\/|server\/(?:db\/|sandbox\/)|packages\/sijil\/server\/db\/|server\/modules\/inspections\/field\/fieldExamples|domain\/formats\/plate|server\/pdf\/text\/bidi|packages\/sijil\/schema\/(?:dayText|fromText)|packages\/sijil\/react\/(?:theme|frame\/ThemeRoot|console\/plainWords|palette\/matchScore|fields\/typing))/;

const fromFiles = (language: 'ar' | 'en'): LiteralText[] =>
  namespaces.flatMap((namespace) =>
    [...textsOf(language, namespace)].map(([key, text]) => ({ place: `${namespace}:${key}`, text })),
  );
/** English of the notices about requests, which are written as arguments of a function. */
const englishNotices: LiteralText[] = Object.entries(requestNotices).flatMap(([kind, audiences]) =>
  Object.entries(audiences).flatMap(([audience, { title, sentence }]) =>
    [title.en, sentence.en].map((text) => ({ place: `requestNotices:${kind}.${audience}`, text })),
  ),
);
const isWritten = ({ place, text }: LiteralText) => !notWritten.test(place) && text.trim() !== '';

/** Every text of the portal in a language: the translation files, and the texts within declarations, notices, emails and documents. */
export const allTexts = {
  ar: [...fromFiles('ar'), ...arabicLiterals(folders)].filter(isWritten),
  en: [...fromFiles('en'), ...englishLiterals(folders), ...englishNotices].filter(isWritten),
} as const;

/** Every text with its counterpart, except plural forms and texts that the code composes. */
export const allPairs: readonly PairedText[] = [
  ...namespaces.flatMap((namespace) => {
    const english = textsOf('en', namespace);
    return [...textsOf('ar', namespace)].flatMap(([key, ar]) => {
      const en = english.get(key);
      return en === undefined || pluralOf(key) ? [] : [{ place: `${namespace}:${key}`, ar, en }];
    });
  }),
  ...pairedLiterals(folders),
].filter(({ place, ar }) => isWritten({ place, text: ar }));

/** The places and texts that match a pattern, except reviewed texts. */
export function found(
  texts: readonly LiteralText[],
  pattern: RegExp,
  reviewed: readonly string[] = [],
): string[] {
  return texts
    .filter(({ text }) => pattern.test(text) && !reviewed.includes(text))
    .map(({ place, text }) => `${place}  ${text}`);
}
