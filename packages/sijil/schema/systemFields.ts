import type { Field } from './field';
import { dateTime } from './kinds/date';
import { type Role, isKnownTo } from 'sijil/schema/application';
import type { ReferenceField } from './kinds/reference';
import type { Resource } from './resource';

/** Columns that every record has without declaring them. */
export const systemFields = ['id', 'version', 'createdAt', 'updatedAt'] as const;

/** Moments at which a record was created and last changed; every record has both without declaring them. */
export const timestamps: Readonly<Record<string, Field>> = {
  createdAt: dateTime({ label: { ar: 'تاريخ الإنشاء', en: 'Created' }, readOnly: true }),
  updatedAt: dateTime({ label: { ar: 'آخر تعديل', en: 'Last changed' }, readOnly: true }),
};

/** Fields that describe a record, without those that are the same for all records of a role. */
export function aboutFields({ about, fields }: Resource, role: Role | null): readonly string[] {
  return about.filter((name) => !(role && isKnownTo((fields[name] as ReferenceField).to, role)));
}
