import { arabicLiterals, englishLiterals, type LiteralText } from './literals';
import { namespaces, textsOf } from './texts';
import { codeFolders } from '../support/folderTree';

const folders = codeFolders.all;

/** Not the portal's words: names and sayings of demo people, questions of the forms, letters of alphabets, plates and months. */
const notWritten =
  /^(?:server\/(?:seed\/(?:demo|sample|data)|db|sandbox)\/|framework\/server\/db\/|domain\/forms\/seed\/|server\/modules\/inspections\/field\/fieldExamples|domain\/formats\/plate|framework\/schema\/(?:dayText|fromText)|framework\/react\/(?:theme|frame\/ThemeRoot|console\/plainWords|palette\/matchScore|fields\/typing))/;

const fromFiles = (language: 'ar' | 'en'): LiteralText[] =>
  namespaces.flatMap((namespace) =>
    [...textsOf(language, namespace)].map(([key, text]) => ({ place: `${namespace}:${key}`, text })),
  );
const isWritten = ({ place, text }: LiteralText) => !notWritten.test(place) && text.trim() !== '';

/** Every text of the portal in a language: the files of texts, and what declarations, notices, mails and papers carry themselves. */
export const allTexts = {
  ar: [...fromFiles('ar'), ...arabicLiterals(folders)].filter(isWritten),
  en: [...fromFiles('en'), ...englishLiterals(folders)].filter(isWritten),
} as const;

/** The places and texts that a pattern is found in, all but what is reviewed. */
export function found(
  texts: readonly LiteralText[],
  pattern: RegExp,
  reviewed: readonly string[] = [],
): string[] {
  return texts
    .filter(({ text }) => pattern.test(text) && !reviewed.includes(text))
    .map(({ place, text }) => `${place}  ${text}`);
}
