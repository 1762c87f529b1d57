import type { Localized } from 'sijil/base/i18n/localized';
import type { Brand } from '../../createDocument';
import type { ReportAnswer } from '../report/reportData';

/** Answer of one inspection to a question. */
export interface ComparisonCell {
  readonly answer: ReportAnswer;
  /** True if the correction has been accepted since. */
  readonly mended: boolean;
  /** Readings and notes, a paragraph each. */
  readonly lines: readonly string[];
  /** PNG or JPEG. */
  readonly pictures: readonly Buffer[];
  /** Number of further pictures that are not rendered. */
  readonly morePictures: number;
}

/** Lists inside it have one entry for each inspection, in their order. */
export interface ComparisonData {
  readonly brand: Brand;
  readonly drawnOn: Date;
  readonly inspections: readonly {
    readonly number: string;
    /** Name of the branch, or number of vehicles. */
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
      /** Null if the inspection's form does not have the question. */
      readonly cells: readonly (ComparisonCell | null)[];
    }[];
  }[];
}

export const comparisonLabels = {
  title: { ar: 'مقارنة عمليات التفتيش', en: 'Comparison of Inspections' },
  basis: {
    form: { ar: 'أُجريت كلها بالنموذج نفسه.', en: 'All were made with the same form.' },
    versions: {
      ar: 'أُجريت بنسخ مختلفة من النموذج؛ تُقارَن البنود المشتركة بينها فقط.',
      en: 'They were made with different versions of the form; only the items they share are compared.',
    },
    forms: {
      ar: 'أُجريت بنماذج مختلفة؛ تُقارَن الدرجات، وبنود كل نموذج فيما بينها.',
      en: 'They were made with different forms; scores are compared, and items only within one form.',
    },
  },
  differing: { ar: 'البنود المختلفة من المشتركة', en: 'Items that differ, of those in common' },
  inspection: { ar: 'التفتيش', en: 'Inspection' },
  subject: { ar: 'الفرع أو المركبات', en: 'Branch or vehicles' },
  vehicles: { ar: 'المركبات: {count}', en: 'Vehicles: {count}' },
  service: { ar: 'الخدمة', en: 'Service' },
  on: { ar: 'تاريخ الزيارة', en: 'Visit date' },
  score: { ar: 'الدرجة والتقدير', en: 'Score and grade' },
  categories: { ar: 'الدرجات حسب القسم', en: 'Score by section' },
  category: { ar: 'القسم', en: 'Section' },
  same: { ar: 'لا فرق في أي بند مشترك.', en: 'No item in common differs.' },
  notAsked: { ar: 'ليس في نموذجه', en: 'Not in its form' },
  mended: { ar: 'صُحّح واعتُمد', en: 'Corrected and approved' },
  morePictures: { ar: 'صور أخرى', en: 'More photos' },
  unreadable: { ar: 'تعذّر عرض الصورة', en: 'Image cannot be shown' },
  none: { ar: '—', en: '—' },
} satisfies Record<string, Localized | Record<string, Localized>>;
