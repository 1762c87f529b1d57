import type { AuthActionResponse } from '@refinedev/core';
import type { ResourceKey } from 'i18next';
import type { ComponentType, ReactElement } from 'react';
import type { Localized } from 'sijil/base/i18n/localized';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import {
  type DeclaredRole,
  type MenuGroup,
  type OperationId,
  partOf,
  type Role,
  type RoutePath,
} from 'sijil/schema/application';
import type { Resource } from 'sijil/schema/resource';

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
  /** What the page reads first: an operation, and the parameter of the address that is its `id`. */
  readonly reads?: { readonly operation: OperationId; readonly id: string };
}

/** Public page; all of its files must be loaded in parallel. */
export interface PublicScreen extends Screen {
  readonly layout: 'public' | 'bare';
  readonly texts: readonly string[];
  /** True for a page that signed-in people see in the portal's frame, with the menu. */
  readonly framed?: true;
}

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Entry of the signed-in person's menu: leads to a screen, or opens a drawer that is loaded on demand. */
export type PersonEntry = {
  readonly key: string;
  readonly icon: ReactElement;
  readonly label: Localized;
} & (
  | { readonly to: string }
  | { readonly load: () => Promise<{ readonly default: ComponentType<DrawerProps> }> }
);

export interface RecordTabProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** Tab of a record's page that is not generated from its declaration: a supervisor's workload, an inspector's calendar. */
export interface RecordTab {
  /** Value in the address, after `?tab=`. */
  readonly key: string;
  readonly label: Localized;
  /** Absent: every role that may read the record. The general admin is always included (`hasRole`). */
  readonly roles?: readonly Role[];
  /** Called when the tab is opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<RecordTabProps> }>;
}

/** A part that an application renders above a generated list. */
export interface ListHeaderProps {
  readonly resource: Resource;
}
export type LoadListHeader = () => Promise<{ readonly default: ComponentType<ListHeaderProps> }>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Code of the second step, for accounts that have one. */
  readonly code?: string;
  readonly redirectUrl: string | null;
}

/** Pages that people see before they sign in. */
export interface PagesPart {
  readonly screens: readonly PublicScreen[];
  /** Logo, or its mark alone where there is little room. */
  readonly Brand: ComponentType<{ readonly markOnly?: boolean }>;
  readonly Footer?: ComponentType;
  /** Signs in, for Refine's `authProvider.login`. @throws CallError */
  readonly signIn: (credentials: Credentials) => Promise<AuthActionResponse>;
  /** Loads the application's texts of a namespace; undefined where there are none. */
  readonly textFiles?: (
    language: string,
    namespace: string,
  ) => (() => Promise<{ readonly default: ResourceKey }>) | undefined;
}

/** Pages behind sign-in, with what frames them. */
export interface PortalPart {
  readonly screens: readonly Screen[];
  /** Tabs of generated record pages, by resource. */
  readonly recordTabs?: Readonly<Record<string, readonly RecordTab[]>>;
  /** Parts above generated lists, by resource. */
  readonly listHeaders?: Readonly<Record<string, LoadListHeader>>;
  /** Resources whose part is above a single record as well. */
  readonly headedRecords?: readonly string[];
  /** Namespaces of texts that every list uses, besides the framework's. */
  readonly listTexts?: readonly string[];
  readonly Footer?: ComponentType;
  /** Parts of the header, next to the menu of the signed-in person. */
  readonly HeaderExtras?: ComponentType;
  /** Notices above the page. */
  readonly Notices?: ComponentType;
  /** Entries in the menu of the signed-in person, besides signing out. */
  readonly personEntries?: readonly PersonEntry[];
  /** The few places at the bottom of a phone, by role. */
  readonly phonePlaces?: Readonly<Partial<Record<DeclaredRole, readonly PhonePlace[]>>>;
  /** Addresses that the menu leaves out. */
  readonly useLeftOut?: () => ReadonlySet<string>;
  /** Numbers that the menu shows at entries where something waits for the person, by address. */
  readonly useMenuCounts?: () => ReadonlyMap<string, number>;
  /** Tile server of the maps; null where none is set, undefined while that is not known. */
  readonly useMapTiles?: () => MapTiles | null | undefined;
  /** True for records that the reader may not list, but whose names they may read because others refer to them. */
  readonly useIsReferred?: (to: string) => boolean;
  /** Names of such records. */
  readonly useReferred?: (wanted: ReferredQuery) => ReferredNames;
}

/** Place in the bar at the bottom of a phone. */
export interface PhonePlace {
  readonly path: string;
  readonly label: Localized;
  readonly icon: string;
  /** True for the one that begins what the role comes for, drawn as a plus. */
  readonly main?: boolean;
}

interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

export interface ReferredQuery {
  readonly to: string;
  readonly q?: string;
  readonly ids?: readonly string[];
  readonly enabled: boolean;
}

interface ReferredNames {
  readonly options: { readonly value: string; readonly label: string }[];
  readonly loading: boolean;
}

declare module 'sijil/schema/application' {
  interface Application {
    pages: PagesPart;
    portal: PortalPart;
  }
}

export const publicScreens = () => partOf('pages').screens;
export const publicPart = () => partOf('pages');
export const portalPart = () => partOf('portal');

export const listTexts = (): readonly string[] => portalPart().listTexts ?? [];

const nothing: ReadonlySet<string> = new Set();
export const useLeftOut = () => portalPart().useLeftOut?.() ?? nothing;
const noCounts: ReadonlyMap<string, number> = new Map();
export const useMenuCounts = () => portalPart().useMenuCounts?.() ?? noCounts;
export const useMapTiles = () => (portalPart().useMapTiles ? portalPart().useMapTiles?.() : null);

const noNames: ReferredNames = { options: [], loading: false };
export const useIsReferred = (to: string): boolean => portalPart().useIsReferred?.(to) ?? false;
export const useReferred = (wanted: ReferredQuery): ReferredNames =>
  portalPart().useReferred?.(wanted) ?? noNames;

/** Logo of the application, or its mark alone. */
export function Brand(props: { readonly markOnly?: boolean }) {
  const { Brand: Own } = publicPart();
  return <Own {...props} />;
}

export function PublicFooter() {
  const { Footer } = publicPart();
  return Footer ? <Footer /> : null;
}

export function PortalFooter() {
  const { Footer } = portalPart();
  return Footer ? <Footer /> : null;
}

export function HeaderExtras() {
  const { HeaderExtras: Own } = portalPart();
  return Own ? <Own /> : null;
}

export function Notices() {
  const { Notices: Own } = portalPart();
  return Own ? <Own /> : null;
}
