import { resourceList, type Role, type MenuGroup, menuGroups, optionalPart } from 'sijil/schema/application';

import { portalPart } from 'sijil/react/application';
import type { Localized } from 'sijil/base/i18n/localized';
import { type Action, permissionFor } from 'sijil/schema/access';
import { mayOpen } from 'sijil/schema/generatedScreens';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { baseRole } from 'sijil/schema/roles/customRoles';
import { isTakenPage } from 'sijil/schema/visits';
import { may } from 'sijil/react/providers/may';

export interface MenuItem {
  readonly path: string;
  readonly label: Localized;
  readonly icon: string;
  readonly group: MenuGroup | null;
  /** Screens of a page with tabs; the entry leads to the first. */
  readonly tabs?: readonly MenuItem[];
}

const groups = () => Object.keys(menuGroups());
/** Position of an entry's group; entries without a group come first. */
const place = ({ group }: MenuItem) => (group ? groups().indexOf(group) : -1);

/**
 * True for a role with the list in its menu: one that may create or update all records, one that may read all records of a
 * module, and those that the declaration names. A custom role keeps the lists of its base that it reads.
 */
function keepsOrReads(resource: Resource, role: Role): boolean {
  const { storedBy, menu } = resource;
  const base = baseRole(role);
  if (base === null || !mayOpen(resource, 'list', role)) return false;
  if (menu?.alsoFor?.includes(base)) return true;
  const all = (action: Action) => permissionFor(resource, action, { role: base }) === 'all';
  return storedBy ? all('read') : all('create') || all('update');
}

/** Returns all screens of a role's menu: the hand-built pages in their order, then the generated ones. */
export function menuFor(role: Role): MenuItem[] {
  const pages = portalPart()
    .screens.filter(({ path, menu }) => menu && may({ resource: 'screens', action: path }, { role }))
    .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .map(({ path, title, menu }) => ({
      path,
      label: title,
      icon: menu?.icon ?? '',
      group: menu?.group ?? null,
    }));
  const paths = new Set<string>(pages.map(({ path }) => path));
  const declared = resourceList()
    .filter((resource) => resource.menu && !paths.has(screenPath(resource)) && keepsOrReads(resource, role))
    .map((resource) => ({
      path: screenPath(resource),
      label: resource.label.many,
      icon: resource.menu?.icon ?? '',
      group: resource.menu?.group ?? null,
    }));
  const shown = [...pages, ...declared].filter(({ path }) => !isTakenPage(path, role));
  return shown.toSorted((one, other) => place(one) - place(other));
}

/** Part of the menu: the entries outside a group (`label` null), or those under one heading. */
export interface MenuSection {
  readonly key: string;
  readonly label: Localized | null;
  readonly entries: readonly MenuItem[];
}

/** Returns the screens of a menu under their headings; a group that is a page becomes one entry with tabs. */
export function inSections(items: readonly MenuItem[]): MenuSection[] {
  const pages: Readonly<Record<string, { readonly within: string; readonly icon: string } | undefined>> =
    optionalPart('declarations')?.menuPages ?? {};
  const labels = menuGroups();
  const of = (key: string) => items.filter(({ group }) => group === key);
  const entriesOf = (key: string): MenuItem[] => [
    ...of(key),
    ...Object.entries(labels).flatMap(([page, label]) => {
      const declared = pages[page];
      return declared?.within === key ? asEntry(of(page), label, declared.icon) : [];
    }),
  ];
  const sections = [
    { key: 'alone', label: null, entries: items.filter(({ group }) => !group) },
    ...Object.entries(labels)
      .filter(([key]) => !pages[key])
      .map(([key, label]) => ({ key, label, entries: entriesOf(key) })),
  ];
  const filled = sections.filter((part) => part.entries.length > 0);
  // A menu of one group needs no heading.
  return filled.length === 1 ? filled.map((part) => ({ ...part, label: null })) : filled;
}

/** Returns the entry of a page with tabs; a screen that is its only one needs no tabs. */
function asEntry(tabs: readonly MenuItem[], label: Localized, icon: string): readonly MenuItem[] {
  const [first, ...others] = tabs;
  return first && others.length > 0 ? [{ ...first, label, icon, tabs }] : tabs;
}

/** Returns the screens of an entry: its tabs, or itself. */
export const screensOfEntry = (entry: MenuItem): readonly MenuItem[] => entry.tabs ?? [entry];
