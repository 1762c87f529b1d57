import type { PersonEntry } from '@framework/frame/personEntry';
import { useLocalize } from '@framework/providers/language';

/** Name of the library. */
export function Brand(_look: { readonly markOnly?: boolean }) {
  return <strong>{useLocalize()({ ar: 'مكتبة إعارة', en: 'Lending library' })}</strong>;
}

const Nothing = () => null;
export { Nothing as FrameFooter, Nothing as HeaderExtras, Nothing as Notices, Nothing as PublicFooter };

/** Entries in the menu of the signed-in person, besides signing out: none. */
export const personEntries: readonly PersonEntry[] = [];

const none: ReadonlySet<string> = new Set();
/** Addresses that the menu leaves out: none. */
export const useLeftOut = () => none;
