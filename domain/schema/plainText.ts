import { z } from 'zod';

// C0/C1 controls other than tab and newline break logs, CSV files and PDF lines; U+0000 and half a surrogate pair are
// refused by PostgreSQL.
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Cs}]/u;

/** Whether a text holds what no line of text may: control characters other than tab and newline, and half a character. */
export function hasControls(text: string): boolean {
  return controls.test(text);
}

interface Lengths {
  readonly min?: number | undefined;
  /** A text of one line takes neither tabs nor newlines. */
  readonly lines?: 'one' | 'many';
}

/** Trimmed text without control characters; lengths in characters. */
export function plainText(max: number, { min = 1, lines = 'many' }: Lengths = {}) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !hasControls(value) && !(lines === 'one' && /[\t\r\n]/.test(value)), {
      params: { code: 'control_characters' },
    });
}
