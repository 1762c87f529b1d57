import type { Localized } from '../base/i18n/localized';

export interface Section {
  /** Absent for the fields that no section names; they come first. */
  readonly label?: Localized;
  readonly fields: readonly string[];
}

/** Groups the fields that are shown by section; a section without any of them is left out. */
export function sectionsOf(
  shown: readonly string[],
  declared: readonly { readonly label: Localized; readonly fields: readonly string[] }[],
): Section[] {
  const named = new Set(declared.flatMap((section) => section.fields));
  const sections: Section[] = [
    { fields: shown.filter((name) => !named.has(name)) },
    ...declared.map(({ label, fields }) => ({
      label,
      fields: fields.filter((name) => shown.includes(name)),
    })),
  ];
  return sections.filter(({ fields }) => fields.length > 0);
}
