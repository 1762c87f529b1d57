import type { PublicScreen } from './screen';
import { publicScreens } from './publicScreens';
import { useAddress } from '@/address/address';
import { useSession } from '@/providers/session';

interface Found {
  readonly screen: PublicScreen;
  /** What the address has in the places of its pattern. */
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

/** What the address of a page before signing in has in the places of its pattern. */
export function usePublicParams(): Readonly<Record<string, string>> {
  return publicScreenAt(useAddress().pathname)?.params ?? {};
}
