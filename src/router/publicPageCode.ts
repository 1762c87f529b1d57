import i18next from 'i18next';
import { type ComponentType, lazy } from 'react';
import { publicScreens } from '@/screens/publicScreens';
import { loadChunk } from './loadChunk';
import type { PublicScreen } from '@/screens/screen';

const ready = new Map<string, ComponentType>();

/** Fetches the code of a page, which is then there at once. @throws ChunkError */
export async function fetchPublicPage({ path, load }: PublicScreen): Promise<ComponentType> {
  const { default: Page } = await loadChunk(load);
  ready.set(path, Page);
  return Page;
}

const pages = new Map(
  publicScreens.map((screen) => [
    screen.path,
    lazy(async () => {
      const [Page] = await Promise.all([fetchPublicPage(screen), i18next.loadNamespaces(screen.texts)]);
      return { default: Page };
    }),
  ]),
);

/** The page itself where it was fetched before, so that nothing else is drawn first. */
export function publicPage({ path }: PublicScreen): ComponentType | undefined {
  return ready.get(path) ?? pages.get(path);
}
