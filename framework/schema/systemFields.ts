import type { Field } from './field';
import { dateTime } from './kinds/date';

/** Columns that every record has without declaring them. */
export const systemFields = ['id', 'version', 'createdAt', 'updatedAt'] as const;

/** Moments at which a record was made and last changed; every record has both without declaring them. */
export const timestamps: Readonly<Record<string, Field>> = {
  createdAt: dateTime({ label: { ar: 'تاريخ الإنشاء', en: 'Created' }, readOnly: true }),
  updatedAt: dateTime({ label: { ar: 'آخر تعديل', en: 'Last changed' }, readOnly: true }),
};
