import type { ComponentType } from 'react';
import type { MenuGroup } from '#framework/schema/menu';
import type { RoutePath } from '#app/routes';
import type { Localized } from '#framework/base/i18n/localized';
import { publicScreens } from '#app/publicScreens';
import { useAddress } from '@framework/address/address';
import { useSession } from '@framework/providers/session';

interface MenuEntry {
  readonly icon: string;
  readonly order: number;
  readonly group?: MenuGroup;
}

/** A hand-built page: its address, its name in menu, breadcrumb and title bar, and how its code is fetched. */
export interface Screen {
  readonly path: RoutePath;
  readonly title: Localized;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Layout: `portal` has the navigation, `public` is the one of sign-in, `bare` has nothing around the page. */
  readonly layout: 'portal' | 'public' | 'bare';
  readonly menu?: MenuEntry;
  /** The command palette does not offer it. */
  readonly unlisted?: true;
  /** Texts that are fetched next to its code; others come once the page asks for them, one after the other. */
  readonly texts?: readonly string[];
}

/** A public page; all of its files must load at once, not one after the other. */
export interface PublicScreen extends Screen {
  readonly layout: 'public' | 'bare';
  readonly texts: readonly string[];
  /** A page in the portal's frame, with its menu, for people who are signed in. */
  readonly framed?: true;
}

interface Found {
  readonly screen: PublicScreen;
  /** Values of the pattern's parameters. */
  readonly params: Readonly<Record<string, string>>;
}

const patterns = publicScreens.map((screen) => ({
  screen,
  pattern: new RegExp(`^${screen.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
}));

/** The page at an address that anybody may open; null where the portal draws it for this person. */
export function publicScreenAt(pathname: string): Found | null {
  for (const { screen, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (match && screen.framed && useSession.getState().authenticated) return null;
    if (match) return { screen, params: decoded(match.groups ?? {}) };
  }
  return null;
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}

/** Parameters in the address of a page before sign-in. */
export function usePublicParams(): Readonly<Record<string, string>> {
  return publicScreenAt(useAddress().pathname)?.params ?? {};
}
