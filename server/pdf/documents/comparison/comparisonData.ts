import type { Localized } from '#framework/base/i18n/localized';
import type { Brand } from '../../brand';
import type { ReportAnswer } from '../report/reportData';

/** Answer of one inspection to a question. */
export interface ComparisonCell {
  readonly answer: ReportAnswer;
  /** True if the correction was accepted since. */
  readonly mended: boolean;
  /** Readings and notes, a paragraph each. */
  readonly lines: readonly string[];
  /** PNG or JPEG. */
  readonly pictures: readonly Buffer[];
  /** Number of further pictures that are not drawn. */
  readonly morePictures: number;
}

/** Lists inside it have one entry for each inspection, in their order. */
export interface ComparisonData {
  readonly brand: Brand;
  readonly drawnOn: Date;
  readonly inspections: readonly {
    readonly number: string;
    /** The branch, or how many vehicles. */
    readonly subject: string | Localized;
    readonly service: Localized;
    readonly on: Date | null;
    readonly score: number | null;
    readonly grade: string | null;
  }[];
  readonly basis: 'form' | 'versions' | 'forms';
  readonly compared: number;
  readonly differing: number;
  readonly show: 'differences' | 'all';
  readonly categories: readonly {
    readonly title: Localized;
    readonly scores: readonly (number | null)[];
    readonly questions: readonly {
      readonly text: Localized;
      /** Null where the inspection's form does not ask it. */
      readonly cells: readonly (ComparisonCell | null)[];
    }[];
  }[];
}
