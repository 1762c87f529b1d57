import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from 'sijil/schema/application';
import type { Field } from 'sijil/schema/field';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { hasRows, isStoredApart } from 'sijil/schema/kindFacts';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { writableNames } from '../visibleFields';
import { useLocalize } from 'sijil/react/providers/language';
import { useToast } from 'sijil/react/toast/toastStore';
import { useShownOnce } from '../actions/useShownOnce';
import { useRecordWrites } from '../writes/useRecordWrites';

/** Parameter with the id of the record to copy; no field name begins with an underscore. */
export const copyParameter = '_copy';

/** Address of the form that creates a copy of a record. */
export function copyPath(resource: Resource, id: string): string {
  return `${screenPath(resource)}/create?${copyParameter}=${id}`;
}

/**
 * Initial values of a duplicate: all that the role may enter, without unique values and without files and passwords, which
 * belong to one record alone. Rows of a list are copied as new ones.
 */
export function copiedValues(
  resource: Resource,
  role: Role | null,
  record: ConsoleRecord,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    writableNames(resource, role, 'create').flatMap((name) => {
      const field = resource.fields[name];
      const value = record[name];
      if (!field || field.unique || isStoredApart(field) || value === null || value === undefined) return [];
      return [[name, asNew(field, value)] as const];
    }),
  );
}

function asNew(field: Field, value: unknown): unknown {
  if (!hasRows(field) || !Array.isArray(value)) return value;
  return value.map((row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id')),
  );
}

type Save = (values: Readonly<Record<string, unknown>>) => Promise<ConsoleRecord>;

/** Creates a record and shows a toast; a one-time value is shown before anything else happens. @throws CallError */
export function useCreateRecord(resource: Resource): readonly [Save, ReactNode] {
  const { t } = useTranslation('console');
  const toast = useToast();
  const localize = useLocalize();
  const { create } = useRecordWrites(resource);
  const [showOnce, dialog] = useShownOnce(resource);
  const save: Save = async (values) => {
    const record = await create(values);
    const name = localize(record.$title);
    await showOnce(name, record);
    toast.success(t('created', { name }));
    return record;
  };
  return [save, dialog];
}
