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

/** Hand-built page: its address, its name in menu, breadcrumb and title bar, and its code. */
export interface Screen {
  readonly path: RoutePath;
  readonly title: Localized;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Layout: `portal` has the navigation, `public` is the one of sign-in, `bare` has nothing around the page. */
  readonly layout: 'portal' | 'public' | 'bare';
  readonly menu?: MenuEntry;
  /** True to leave it out of the command palette. */
  readonly unlisted?: true;
  /** Namespaces of texts loaded in parallel with the code; others are loaded only when the page renders. */
  readonly texts?: readonly string[];
}

/** Public page; all of its files must be loaded in parallel. */
export interface PublicScreen extends Screen {
  readonly layout: 'public' | 'bare';
  readonly texts: readonly string[];
  /** True for a page that signed-in people see in the portal's frame, with the menu. */
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

/** Returns the public page at an address; null if there is none, or the portal renders it for this person. */
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
