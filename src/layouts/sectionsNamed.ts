import type { Localized } from '#framework/base/i18n/localized';
import { isWholeMatch, matchScore } from '@framework/palette/matchScore';
import type { MenuSection } from './useMenu';

/** A menu that does not fit a laptop's window is searched. */
const manyEntries = 15;

export const longMenu = (sections: readonly MenuSection[]): boolean =>
  sections.flatMap(({ entries }) => entries).length > manyEntries;

/** The entries whose names answer what was typed, as the palette finds them; a part without any goes. */
export function sectionsNamed(
  sections: readonly MenuSection[],
  typed: string,
  localize: (text: Localized) => string,
): readonly MenuSection[] {
  if (typed.trim() === '') return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ label }) => isWholeMatch(typed, matchScore(typed, localize(label)))),
    }))
    .filter(({ entries }) => entries.length > 0);
}
