import type { Role } from '#app/roles';
import type { Language, Localized } from '#framework/base/i18n/localized';
import type { Field } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { timestamps } from '#framework/schema/timestamps';
import { toText } from '#framework/schema/toText';
import { ApiError } from '../../http/apiError';
import { readableFields } from '../fieldRights';
import type { RecordView } from '#framework/contract/recordView';

export interface ExportColumn {
  readonly name: string;
  readonly field: Field;
}

/**
 * The columns asked for, in that order; those of the list where none are. A field that the role may not read is as
 * unknown as one that is not declared. @throws ApiError unknown_parameter
 */
export function exportColumns(
  resource: Resource,
  role: Role | null,
  asked: string | undefined,
): ExportColumn[] {
  const own = readableFields(resource, role).map(([name, field]) => ({ name, field }));
  const system = Object.entries(timestamps)
    .filter(([name]) => !Object.hasOwn(resource.fields, name))
    .map(([name, field]) => ({ name, field }));
  const known = new Map([...system, ...own].map((column) => [column.name, column]));
  if (!asked) return resource.list.flatMap((name) => known.get(name) ?? []);
  return [...new Set(asked.split(','))].map((name) => {
    const column = known.get(name);
    if (!column) throw new ApiError('unknown_parameter', { parameter: 'columns' });
    return column;
  });
}

export function headerOf(columns: readonly ExportColumn[], language: Language): string[] {
  return columns.map(({ field }) => field.label[language]);
}

export function cellsOf(record: RecordView, columns: readonly ExportColumn[], language: Language): string[] {
  const titles = record['$titles'] as Record<string, Localized | string | null>;
  return columns.map(({ name, field }) => toText(field, record[name], language, titles[name] ?? null));
}
