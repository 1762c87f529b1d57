import type { MenuProps } from 'antd';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLeftOut } from 'sijil/react/application';
import { favouriteLabel } from 'sijil/schema/menu';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { iconNamed } from 'sijil/react/components/icons';
import { favouriteKey, useFavouriteMenu } from 'sijil/react/favourites/favouriteMenu';
import {
  inSections,
  menuFor,
  type MenuItem,
  type MenuSection,
  screensOfEntry,
} from 'sijil/react/screens/menuFor';
import { MenuLink } from './MenuLink';

interface Current {
  readonly entry: MenuItem;
  readonly screen: MenuItem;
}

/** Returns the user's menu in sections, and the address of the current screen's entry. */
export function useMenu(): { readonly sections: readonly MenuSection[]; readonly current: string } {
  const { pathname } = useLocation();
  const sections = useMenuSections();
  const current = useMemo(() => currentOf(sections, pathname)?.entry.path ?? '', [sections, pathname]);
  return { sections, current };
}

/** Returns the entry with tabs of which the open screen is one; null elsewhere, also on the pages of its records. */
export function useOpenTabs(): MenuItem | null {
  const { pathname } = useLocation();
  const sections = useMenuSections();
  const current = useMemo(() => currentOf(sections, pathname), [sections, pathname]);
  return current?.entry.tabs && current.screen.path === pathname ? current.entry : null;
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

/** Returns the entry, and the screen of it, whose address is the longest prefix of the current one. */
function currentOf(sections: readonly MenuSection[], pathname: string): Current | null {
  const own = sections.filter(({ key }) => key !== favouriteKey).flatMap(({ entries }) => entries);
  const found = own
    .flatMap((entry) => screensOfEntry(entry).map((screen) => ({ entry, screen })))
    .filter(({ screen: { path } }) => pathname === path || pathname.startsWith(`${path}/`));
  return found.sort((one, other) => other.screen.path.length - one.screen.path.length)[0] ?? null;
}
