import { Logo, useBrandName } from '@framework/brand/brand';
import type { PersonEntry } from '@framework/frame/personEntry';

/** Logo of the library, or its name. */
export function Brand({ markOnly = false }: { readonly markOnly?: boolean }) {
  const name = useBrandName();
  return (
    <Logo markOnly={markOnly}>
      <strong>{name}</strong>
    </Logo>
  );
}

const Nothing = () => null;
export { Nothing as FrameFooter, Nothing as HeaderExtras, Nothing as Notices, Nothing as PublicFooter };

/** Entries in the user's menu besides signing out: none. */
export const personEntries: readonly PersonEntry[] = [];

const none: ReadonlySet<string> = new Set();
/** Addresses that the menu leaves out: none. */
export const useLeftOut = () => none;
