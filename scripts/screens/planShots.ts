import type { Browser } from '@playwright/test';
import { matchPath } from 'react-router';
import { isAllowed } from '../../domain/access/canVisit';
import { screens } from '../../src/pages/routes';
import { consoleScreens, mayOpen } from '../../src/router/consoleScreens';
import { findAddresses } from './findAddresses';
import type { Signed } from './signInAll';

export interface Shot {
  /** The screen, `/requests/:id`, and where one of its kind is, `/requests/42`. */
  readonly path: string;
  readonly address: string;
  readonly language: 'ar' | 'en';
  readonly mode: 'light' | 'dark';
  readonly device: 'phone' | 'desktop';
  readonly person: Signed;
  /** Without an ending. */
  readonly name: string;
}

const variants = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    (['phone', 'desktop'] as const).map((device) => ({ language, mode, device })),
  ),
);

const taken = new Set<string>(screens.map(({ path }) => path));

/** Every screen as the first who may open it sees it. `unknown` are those for which no record was found. */
export async function planShots(
  browser: Browser,
  url: string,
  people: readonly Signed[],
  words: readonly string[],
): Promise<{ readonly shots: Shot[]; readonly unknown: string[] }> {
  const own = people.flatMap((person) => screensOf(person).map((path) => ({ person, path })));
  const first = own.filter(({ path }, at) => own.findIndex((one) => one.path === path) === at);
  const named = words.filter((word) => word.startsWith('/'));
  const wanted = first.filter(
    ({ path }) => named.length === 0 || named.some((word) => path.startsWith(word)),
  );
  const known = await findAddresses(browser, url, wanted);
  const found = wanted.map((screen) => ({
    ...screen,
    address: screen.path.includes(':')
      ? known.find((address) => matchPath(screen.path, address) && !taken.has(address))
      : screen.path,
  }));
  const others = words.filter((word) => !word.startsWith('/'));
  const shots = found.flatMap(({ path, address, person }) =>
    address === undefined
      ? []
      : variants
          .filter((variant) => others.every((word) => Object.values<string>(variant).includes(word)))
          .map((variant) => ({
            ...variant,
            path,
            address,
            person,
            name: nameOf(path, Object.values(variant)),
          })),
  );
  return { shots, unknown: found.flatMap(({ path, address }) => (address === undefined ? [path] : [])) };
}

function screensOf({ role }: Signed): string[] {
  if (role === null) return screens.filter(({ layout }) => layout !== 'portal').map(({ path }) => path);
  return [
    ...screens
      .filter(({ path, layout }) => layout === 'portal' && isAllowed(path, role))
      .map(({ path }) => path),
    ...consoleScreens
      .filter((screen) => !taken.has(screen.path) && mayOpen(screen, role))
      .map(({ path }) => path),
  ];
}

function nameOf(path: string, variant: readonly string[]): string {
  return [path.slice(1).replaceAll('/', '.').replaceAll(':', '') || 'root', ...variant].join('-');
}
