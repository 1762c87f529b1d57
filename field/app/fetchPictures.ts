import type { FieldStore, PortalPicture } from './store/fieldStore';

/** Pictures that are stored in one transaction. */
const atOnce = 10;

/** Fetches the pictures that visits on this phone refer to, so that they are there without a network. */
export async function fetchPictures(store: FieldStore): Promise<void> {
  const missing = await store.missingPictures();
  for (let first = 0; first < missing.length; first += atOnce) {
    const found = [];
    for (const picture of missing.slice(first, first + atOnce)) {
      const response = await load(picture);
      if (response === null) return;
      if (response.ok) found.push([picture.id, await response.arrayBuffer()] as const);
      // Links of visits that were received hours ago have expired.
      else if (response.status === 410) return store.forgetCursor();
    }
    if (found.length > 0) await store.addPictures(found);
  }
}

/** Null without a network. */
const load = ({ url }: PortalPicture): Promise<Response | null> => fetch(url).catch(() => null);
