import { recordPath } from 'sijil/schema/generatedScreens';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useLogout } from '@refinedev/core';
import { useDebounced } from 'sijil/react/fields/useDebounced';
import { useFavouriteHere } from 'sijil/react/favourites/useFavourites';
import { useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { distance, isFullMatch, matchScore } from './matchScore';
import { newRecords, openScreens, type PaletteGroup, type PaletteItem, recentItems } from './paletteItems';
import type { foundView } from 'sijil/contract/consoleViews';
import { type Role, resourceNamed } from 'sijil/schema/application';
import { paletteTexts } from 'sijil/schema/paletteTexts';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { changeLanguage } from 'sijil/react/providers/i18n';
import { useLanguage } from 'sijil/react/providers/language';
import { useTheme } from 'sijil/react/theme/themeStore';

/** Record in the response of `console.search`. */
type FoundRecord = z.infer<typeof foundView>;

/** Returns the found records with the page on which the role may open each; those without one are left out. */
export function foundRecords(records: readonly FoundRecord[], role: Role): PaletteItem[] {
  return records.flatMap(({ resource, id, title, about, label }) => {
    const found = resourceNamed(resource);
    const to = found && recordPath(found, id, role);
    if (!to) return [];
    const noteIn = (language: Language) =>
      [label, ...about.map(bothOf)].map((one) => one[language]).join(' · ');
    return [
      {
        key: `${resource}:${id}`,
        label: bothOf(title),
        note: { ar: noteIn('ar'), en: noteIn('en') },
        icon: found.menu?.icon ?? 'file',
        to,
      },
    ];
  });
}

const bothOf = (title: FoundRecord['title']): Localized =>
  typeof title === 'string' ? { ar: title, en: title } : title;

/** Actions of the palette, named in both languages so that they are found in either. */
function usePaletteActions(): PaletteItem[] {
  const { mode, toggleMode } = useTheme();
  const next = useLanguage() === 'ar' ? 'en' : 'ar';
  const { mutate: logout } = useLogout();
  const here = useFavouriteHere();
  return [
    ...(here
      ? [
          {
            key: 'favourite',
            icon: 'star',
            label: paletteTexts[here.isFavourite ? 'removeFavourite' : 'addFavourite'],
            run: here.toggle,
          },
        ]
      : []),
    {
      key: 'language',
      icon: 'translation',
      label: paletteTexts[next === 'en' ? 'toEnglish' : 'toArabic'],
      run: () => void changeLanguage(next),
    },
    {
      key: 'mode',
      icon: mode === 'dark' ? 'sun' : 'moon',
      label: paletteTexts[mode === 'dark' ? 'light' : 'dark'],
      run: toggleMode,
    },
    { key: 'out', icon: 'logout', label: paletteTexts.signOut, run: () => logout() },
  ];
}

/** A single letter would match everything. */
const shortestSearch = 2;
const mostScreens = 8;
const rest = 250;

/** Entries for the search; before typing, the recent ones, the menu and the actions. */
export function usePaletteGroups(typed: string) {
  const user = useSession((session) => session.user);
  const role = user?.role ?? null;
  const q = useDebounced(typed.trim(), rest);
  const asks = q.length >= shortestSearch && typed.trim() !== '';
  const records = useOperation('console.search', { query: { q }, enabled: asks });
  const screens = useMemo(() => (role ? openScreens(role) : []), [role]);
  const makes = useMemo(() => (role ? newRecords(role) : []), [role]);
  const actions = usePaletteActions();
  const recent = useMemo(() => (user ? recentItems(user.id) : []), [user]);

  const groups: PaletteGroup[] = typed.trim()
    ? byFit(typed, {
        screens: best(typed, screens).slice(0, mostScreens),
        actions: best(typed, [...makes, ...actions]),
        records: asks && role ? nearestFirst(q, foundRecords(records.data ?? [], role)) : [],
      })
    : [
        { key: 'recent', items: recent },
        { key: 'screens', items: screens },
        { key: 'actions', items: [...actions, ...makes] },
      ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    searching: typed.trim().length >= shortestSearch && (q !== typed.trim() || records.isFetching),
    failed: asks && records.isError,
  };
}

/** Sorts by the distance of the name: a city before a branch that contains its name. Equal ones keep the API's order. */
export function nearestFirst(typed: string, items: readonly PaletteItem[]): PaletteItem[] {
  const far = ({ label }: PaletteItem) => Math.min(distance(typed, label.ar), distance(typed, label.en));
  return items.toSorted((one, other) => far(one) - far(other));
}

/** Returns the entries that match in either language, the best first. */
function best(typed: string, items: readonly PaletteItem[]): PaletteItem[] {
  return items
    .map((item) => ({ item, score: scoreOf(typed, item) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

/**
 * Orders the groups: screens and actions with a full match are above the records, which arrive later and must not displace
 * the option that Enter is about to choose; those with a partial match are below.
 */
export function byFit(
  typed: string,
  found: Readonly<Record<'screens' | 'actions' | 'records', readonly PaletteItem[]>>,
): PaletteGroup[] {
  const fits = ({ items: [first] }: PaletteGroup) =>
    first !== undefined && isFullMatch(typed, scoreOf(typed, first));
  const known = (['screens', 'actions'] as const).map((key): PaletteGroup => ({ key, items: found[key] }));
  const records: PaletteGroup = { key: 'records', items: found.records };
  return [...known.filter(fits), records, ...known.filter((group) => !fits(group))];
}

function scoreOf(typed: string, { label, alias = label }: PaletteItem): number {
  return Math.max(...[label.ar, label.en, alias.ar, alias.en].map((text) => matchScore(typed, text)));
}
