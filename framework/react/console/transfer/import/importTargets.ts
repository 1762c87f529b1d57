import type { Role } from '#app/roles';
import { languages, type Localized } from '#framework/base/i18n/localized';
import type { Field } from '#framework/schema/field';
import { languageNames } from '#framework/schema/languageNames';
import type { Resource } from '#framework/schema/resource';
import { fitsCell, isLocalized, timeOf } from '#framework/schema/kindFacts';
import { writableNames } from '../../visibleFields';

/** A field, or one language of it, that a column of a file may fill. */
export interface ImportTarget {
  /** As the API takes it: `phone`, `name.ar`. */
  readonly key: string;
  readonly label: Localized;
  /** A record cannot be made without it. */
  readonly required: boolean;
  /** Its cells are days, perhaps with a time. */
  readonly days: boolean;
}

/** Everything that a role may fill from a file, in the order of the form. */
export function importTargets(resource: Resource, role: Role | null): ImportTarget[] {
  return writableNames(resource, role, 'create').flatMap((name) => {
    const field = resource.fields[name];
    return field && fitsCell(field) ? targetsOf(name, field) : [];
  });
}

/** Targets of a field for the columns of a file: the field itself, or each of its languages. */
export function targetsOf(name: string, field: Field): ImportTarget[] {
  const required = (field.required ?? false) && field.default === undefined;
  if (!isLocalized(field))
    return [{ key: name, label: field.label, required, days: timeOf(field) !== undefined }];
  return languages.map((language) => ({
    key: `${name}.${language}`,
    label: {
      ar: `${field.label.ar} (${languageNames[language].ar})`,
      en: `${field.label.en} (${languageNames[language].en})`,
    },
    required,
    days: false,
  }));
}
