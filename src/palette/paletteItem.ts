import type { Localized } from '#domain/i18n/localized';

/** Something that the palette leads to or does. */
export interface PaletteItem {
  readonly key: string;
  readonly label: Localized;
  /** Found by this as well: «عميل» is no part of «العملاء». */
  readonly alias?: Localized;
  /** What kind of thing it is, quietly beside its name. */
  readonly note?: Localized;
  readonly icon: string;
  /** Where it leads; absent for an action. */
  readonly to?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly key: 'recent' | 'records' | 'screens' | 'actions';
  readonly items: readonly PaletteItem[];
}
