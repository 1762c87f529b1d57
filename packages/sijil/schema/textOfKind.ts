import type { Language, Localized } from '../base/i18n/localized';
import type { Field } from './field';
import type { ZodType } from 'zod';
import type { Checks } from './kind';

export type Title = string | Localized | null | undefined;

export interface WriterContext<F> {
  readonly field: F;
  readonly language: Language;
  /** Titles of the records that a reference points at. */
  readonly title: Title | readonly Title[];
  /** Text of a value within the value. */
  readonly write: (field: Field, value: unknown) => string;
}

/** Parts of readers that are loaded with sheets. */
export interface CellReaders {
  readonly readPlace: (text: string) => unknown;
}

/** Reads the value from a typed cell, without spaces around it; returns the text itself where it cannot be read. */
export type Reader<F> = (text: string, field: F, readers: CellReaders) => unknown;

/** Writes a value as the text of a cell, in the reader's language. */
export type Writer<F> = (value: unknown, context: WriterContext<F>) => string;

export function titleText(title: unknown, language: Language): string {
  if (typeof title === 'string') return title;
  if (typeof title !== 'object' || title === null) return '';
  const texts: Readonly<Record<string, unknown>> = { ...title };
  const text = texts[language];
  return typeof text === 'string' ? text : '';
}

/** Joins several texts for one cell. */
export function joinedTexts(texts: readonly string[], language: Language): string {
  return texts.filter(Boolean).join(language === 'ar' ? '؛ ' : '; ');
}

export function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** True for a list of texts without duplicates. */
function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

interface Limits {
  readonly min?: number | undefined;
  readonly required?: boolean | undefined;
  readonly most: number;
}

/** Rule of several values, none of them twice. */
export function listOf({ z }: Pick<Checks, 'z'>, one: ZodType, limits: Limits): ZodType {
  return z
    .array(one)
    .min(fewest(limits))
    .max(limits.most)
    .refine(isDistinct, { params: { code: 'repeated' } });
}

/** Fewest entries of a list: a required one has at least one. */
export function fewest({ min, required }: Omit<Limits, 'most'>): number {
  return min ?? (required ? 1 : 0);
}

/** Values of a list; empty for anything else. */
export const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
