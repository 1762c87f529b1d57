import { once } from 'sijil/base/once';
import { type PublicScreen, publicScreens } from 'sijil/react/application';
import { useAddress } from 'sijil/react/address/address';
import { useSession } from 'sijil/react/providers/session';

interface Found {
  readonly screen: PublicScreen;
  /** Values of the pattern's parameters. */
  readonly params: Readonly<Record<string, string>>;
}

const patterns = once(() =>
  publicScreens().map((screen) => ({
    screen,
    pattern: new RegExp(`^${screen.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
  })),
);

/** Returns the public page at an address; null if there is none, or the portal renders it for this person. */
export function publicScreenAt(pathname: string): Found | null {
  for (const { screen, pattern } of patterns()) {
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
