import { menuGroups } from 'sijil/schema/application';
import type { MenuProps } from 'antd';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLeftOut } from 'sijil/react/application';
import type { Localized } from 'sijil/base/i18n/localized';
import { favouriteLabel } from 'sijil/schema/menu';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { iconNamed } from 'sijil/react/components/icons';
import { favouriteKey, useFavouriteMenu } from 'sijil/react/favourites/favouriteMenu';
import { type MenuItem, menuFor } from 'sijil/react/screens/menuFor';
import { MenuLink } from './MenuLink';

/** Part of the menu: the entries outside a group (`label` null), or those under one heading. */
export interface MenuSection {
  readonly key: string;
  readonly label: Localized | null;
  readonly entries: readonly MenuItem[];
}

/** Returns the user's menu in sections, and the entry of the current screen. */
export function useMenu(): { readonly sections: readonly MenuSection[]; readonly current: string } {
  const { pathname } = useLocation();
  const sections = useMenuSections();
  const current = useMemo(() => currentOf(sections, pathname), [sections, pathname]);
  return { sections, current };
}

/** Returns the user's menu in sections; a navigation does not render the caller again. */
export function useMenuSections(): readonly MenuSection[] {
  const role = useSession((session) => session.user?.role);
  const leftOut = useLeftOut();
  const entries = useMemo(
    () => (role ? menuFor(role).filter(({ path }) => !leftOut.has(path)) : []),
    [role, leftOut],
  );
  const favourites = useFavouriteMenu(({ items }) => items);
  return useMemo(
    () => [
      ...(favourites.length > 0 ? [{ key: favouriteKey, label: favouriteLabel, entries: favourites }] : []),
      ...inSections(entries),
    ],
    [favourites, entries],
  );
}

/** The same as antd's items, for a bar: a part under a heading is a submenu. */
export function useMenuItems(): MenuProps['items'] {
  const sections = useMenuSections();
  const localize = useLocalize();
  return useMemo(() => {
    const item = ({ path, label, icon }: MenuItem) => ({
      key: path,
      icon: iconNamed(icon),
      label: <MenuLink path={path}>{localize(label)}</MenuLink>,
      title: localize(label),
    });
    return sections.flatMap(({ key, label, entries }): NonNullable<MenuProps['items']> => {
      // antd's keys must be unique in the bar, and a favourite is listed in its own section too.
      const items = entries
        .map(item)
        .map((one) => (key === favouriteKey ? { ...one, key: `${favouriteKey} ${one.key}` } : one));
      if (!label) return items;
      return [{ key, label: localize(label), children: items }];
    });
  }, [sections, localize]);
}

function inSections(entries: readonly MenuItem[]): MenuSection[] {
  const alone = entries.filter(({ group }) => !group);
  const groups = Object.entries(menuGroups()).map(([key, label]) => ({
    key,
    label,
    entries: entries.filter(({ group }) => group === key),
  }));
  const sections = [{ key: 'alone', label: null, entries: alone }, ...groups];
  const filled = sections.filter((part) => part.entries.length > 0);
  // A menu of one group needs no heading.
  return filled.length === 1 ? filled.map((part) => ({ ...part, label: null })) : filled;
}

/** Returns the entry whose address is the longest prefix of the current one. */
function currentOf(sections: readonly MenuSection[], pathname: string): string {
  const own = sections.filter(({ key }) => key !== favouriteKey).flatMap(({ entries }) => entries);
  const found = own.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return found.sort((one, other) => other.path.length - one.path.length)[0]?.path ?? '';
}
