import type { Localized } from '#framework/base/i18n/localized';

/** Something that the palette leads to or does. */
export interface PaletteItem {
  readonly key: string;
  readonly label: Localized;
  /** Found by this as well: «عميل» is no part of «العملاء». */
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
