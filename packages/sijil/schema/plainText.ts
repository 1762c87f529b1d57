import { z } from 'zod';

// C0/C1 controls other than tab and newline break logs, CSV files and PDF lines; U+0000 and half a surrogate pair are
// refused by PostgreSQL.
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Cs}]/u;

/**
 * True for a text with characters that no line of text may hold: control characters other than tab and newline, and
 * unpaired surrogates.
 */
export function hasControls(text: string): boolean {
  return controls.test(text);
}

/** Marks that change the direction of the text after them, even outside the value that contains them. */
const turning = /[\u202A-\u202E\u2066-\u2069]/;
/** Direction marks that a name may not have: also those that only affect their neighbours. */
const directing = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Text that a mail program would turn into a link. */
const link =
  /:\/\/|\bwww\.|[\p{L}\d-]\.(?:com|net|org|info|biz|io|co|me|app|dev|xyz|site|online|shop|link|test|sa)(?![\p{L}\d])/iu;

const twoLetters = /\p{L}.*\p{L}/su;

const otherThanLatin = /(?!\p{Script=Latin})\p{L}/u;

interface Lengths {
  readonly min?: number | undefined;
  /** `one`: neither tabs nor newlines. */
  readonly lines?: 'one' | 'many';
  /**
   * Name printed into emails and documents: no links, no direction marks; of a person or company, two letters or more; a
   * `latin` one has no letters of another script.
   */
  readonly name?: boolean | 'place' | 'latin' | undefined;
}

/**
 * Schema of a trimmed text without control characters and, on one line, without marks that change the direction around it;
 * lengths in characters.
 */
export function plainText(max: number, { min = 1, lines = 'many', name = false }: Lengths = {}) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !hasControls(value) && !(lines === 'one' && /[\t\r\n]/.test(value)), {
      params: { code: 'control_characters' },
    })
    .refine((value) => lines === 'many' || !(name ? directing : turning).test(value), {
      params: { code: 'direction_marks' },
    })
    .refine((value) => !name || !link.test(value), { params: { code: 'link_in_name' } })
    .refine((value) => name !== true || value === '' || twoLetters.test(value), {
      params: { code: 'name_too_short' },
    })
    .refine((value) => name !== 'latin' || !otherThanLatin.test(value), {
      params: { code: 'latin_letters' },
    });
}
