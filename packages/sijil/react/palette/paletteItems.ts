import type { Localized } from 'sijil/base/i18n/localized';
import { isRecord } from 'sijil/base/objects';
import { generatedPath } from 'sijil/schema/generatedScreens';
import { type Role, resourceList, menuGroups } from 'sijil/schema/application';
import { worded } from 'sijil/base/i18n/worded';
import { paletteTexts } from 'sijil/schema/paletteTexts';
import { screenPath } from 'sijil/schema/resource';
import { indefiniteName } from 'sijil/react/fields/recordNoun';
import { menuFor } from 'sijil/react/screens/menuFor';
import { portalPart } from 'sijil/react/application';
import { may } from 'sijil/react/providers/may';

/** Returns the screens that a role may open by address alone: first those of the menu, then the others. */
export function openScreens(role: Role): PaletteItem[] {
  const menu = menuFor(role).map(({ path, label, icon, group }) =>
    item(path, label, icon, group ? menuGroups()[group] : undefined),
  );
  const pages = portalPart()
    .screens.filter(
      ({ path, layout, unlisted }) =>
        layout === 'portal' && !unlisted && !path.includes(':') && opens(path, role),
    )
    .map(({ path, title }) => item(path, title, 'file'));
  const lists = resourceList()
    .filter((resource) => opens(generatedPath(resource, 'list'), role))
    .map((resource) => item(screenPath(resource), resource.label.many, resource.menu?.icon ?? ''));
  const all = [...menu, ...pages, ...lists];
  return onePerKey(all).map(withAlias);
}

/** A new record of every resource that a role may add to. */
export function newRecords(role: Role): PaletteItem[] {
  return resourceList()
    .filter((resource) => opens(generatedPath(resource, 'create'), role))
    .map((resource) => ({
      key: `new:${resource.name}`,
      label: worded(paletteTexts.add, {
        record: { ar: indefiniteName(resource, 'ar'), en: indefiniteName(resource, 'en') },
      }),
      icon: 'plus',
      to: `${screenPath(resource)}/create`,
    }));
}

const opens = (path: string, role: Role) => may({ resource: 'screens', action: path }, { role });

function item(
  path: string,
  label: PaletteItem['label'],
  icon: string,
  note?: PaletteItem['note'] | null,
): PaletteItem {
  return { key: path, to: path, label, icon, ...(note && { note }) };
}

/** Adds the name of a single record as an alias of a list. */
function withAlias(screen: PaletteItem): PaletteItem {
  const resource = resourceList().find((one) => screenPath(one) === screen.to);
  return resource ? { ...screen, alias: resource.label.one } : screen;
}

function onePerKey(items: readonly PaletteItem[]): PaletteItem[] {
  return items.filter(({ key }, index) => items.findIndex((one) => one.key === key) === index);
}

/** Entry of the palette: an address to open, or an action. */
export interface PaletteItem {
  readonly key: string;
  readonly label: Localized;
  /** Further name to search for: «عميل» is not part of «العملاء». */
  readonly alias?: Localized;
  /** Kind of the entry, in grey next to its name. */
  readonly note?: Localized;
  readonly icon: string;
  /** Address of the entry; absent for an action. */
  readonly to?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly key: 'recent' | 'records' | 'screens' | 'actions';
  readonly items: readonly PaletteItem[];
}

const most = 6;
const keyOf = (userId: string) => `palette:${userId}`;

/** Entries that the user chose lately, the last first; stored in this browser for each user. */
export function recentItems(userId: string): PaletteItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return [];
  }
}

export function rememberItem(userId: string, item: PaletteItem): void {
  if (!item.to) return;
  const others = recentItems(userId).filter(({ to }) => to !== item.to);
  localStorage.setItem(keyOf(userId), JSON.stringify([item, ...others].slice(0, most)));
}

/** True for a valid entry; other content of the browser's storage is ignored. */
function isItem(one: unknown): one is PaletteItem {
  if (!isRecord(one)) return false;
  const { key, to, icon, label } = one;
  return (
    typeof key === 'string' &&
    typeof icon === 'string' &&
    typeof to === 'string' &&
    /^\/(?!\/)/.test(to) &&
    isRecord(label) &&
    typeof label['ar'] === 'string' &&
    typeof label['en'] === 'string'
  );
}
