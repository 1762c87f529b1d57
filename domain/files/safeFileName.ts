import type { FileType } from './uploadRules';

/** The endings that a type may have; the first is given to a name with another one. */
const endings: Readonly<Record<FileType | 'text/csv', readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'text/csv': ['csv'],
};

const ending = /\.([a-z][a-z0-9]{0,5})$/i;
/** Controls, and marks that turn the text around, so that a name reads as another one. */
const hidden = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const longest = 120;

/**
 * A name for showing and saving: the last part of any path, without hidden marks, ending as its content demands, 120 characters
 * at most. A PDF that was sent as `invoice.html` would otherwise be opened as a page by whoever saves it.
 */
export function safeFileName(name: string, type: FileType | 'text/csv'): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(hidden, '').trim().replace(/^\.+/, '');
  const given = ending.exec(clean)?.[1] ?? '';
  const right = endings[type].includes(given.toLowerCase()) ? given : endings[type][0];
  const base = clean.replace(ending, '').slice(-(longest - right.length - 1));
  return `${base || 'file'}.${right}`;
}
