import type { MenuGroup } from '#framework/schema/menu';
import type { ComponentType } from 'react';
import type { RoutePath } from '#app/routes';
import type { Localized } from '#framework/base/i18n/localized';

export interface MenuEntry {
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
