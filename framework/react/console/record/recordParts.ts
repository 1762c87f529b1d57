import type { Field } from '#framework/schema/field';
import type { Fields } from '#framework/schema/shape';
import { holdsFile, holdsPicture } from '#framework/schema/kindFacts';
import { type Section, sectionsOf } from '#framework/schema/sectionsOf';

export interface RecordParts {
  readonly details: readonly Section[];
  /** Sections that are about papers: two files or more. Each is a tab of its own, or the page would be a pile of previews. */
  readonly documents: readonly Section[];
}

const fewestDocuments = 2;
const isDocument = (field: Field | undefined) => holdsFile(field) && !holdsPicture(field);

/** How the fields of a record are divided over its page. */
export function recordParts(
  fields: Fields,
  declared: readonly Required<Pick<Section, 'label' | 'fields'>>[],
): RecordParts {
  const sections = sectionsOf(Object.keys(fields), declared);
  const isDocuments = ({ label, fields: names }: Section) =>
    label !== undefined && names.map((name) => fields[name]).filter(isDocument).length >= fewestDocuments;
  return {
    details: sections.filter((section) => !isDocuments(section)),
    documents: sections.filter(isDocuments),
  };
}
