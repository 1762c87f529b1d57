import type { Localized } from '#framework/base/i18n/localized';
import { isRecord } from '#framework/base/objects';

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

/** Any other content of the browser's storage is not drawn. */
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
