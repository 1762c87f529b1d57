import type { PageOrigins } from 'sijil/server/config/serverConfig';
import type { Config } from './readConfig';

/** Origins that the portal's pages use besides their own: the card gateway's, and the map tiles'. */
export function pageOrigins({ cardGateway, tiles }: Pick<Config, 'cardGateway' | 'tiles'>): PageOrigins {
  return {
    services: cardGateway.url ? [new URL(cardGateway.url).origin] : [],
    pictures: tiles ? [tileOrigin(tiles.url)] : [],
  };
}

/** Tiles may come from several hosts of one server, written as {s} in their address. */
const tileOrigin = (tileUrl: string) =>
  /^https?:\/\/[^/]+/.exec(tileUrl)?.[0].replace(/\{s\}(?=\.)/, '*') ?? "'none'";
