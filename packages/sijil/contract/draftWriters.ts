import { integer, text } from '../schema/kinds';

/**
 * Fields of a draft's save by which two devices, or two tabs, do not overwrite each other: the page that writes, and the number
 * of writes after which it read the draft; null to replace whatever was written meanwhile.
 */
export const draftWriterFields = {
  writer: text({ label: { ar: 'الصفحة التي تحفظ', en: 'Page that saves' }, max: 40 }),
  seen: integer({ label: { ar: 'عدد مرات الحفظ عند القراءة', en: 'Number of saves when read' }, min: 0 }),
};

/** Writer of a draft's save. */
export interface DraftWriter {
  readonly writer?: string | null | undefined;
  readonly seen?: number | null | undefined;
}
