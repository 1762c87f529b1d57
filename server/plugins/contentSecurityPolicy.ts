import type { Config } from '../config/readConfig';

/** Nothing from elsewhere runs or is loaded; the browser may talk only to us and to the card gateway. */
export function contentSecurityPolicy(config: Config) {
  const gateway = config.cardGateway.url ? [new URL(config.cardGateway.url).origin] : [];
  // A map's tiles may come from several hosts of one server, written as {s} in its address.
  const tiles = config.tiles ? [originOf(config.tiles.url)] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // antd writes its styles into the page while it runs; scripts stay ours alone.
      styleSrc: ["'self'", "'unsafe-inline'"],
      scriptSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...gateway],
      frameSrc: ["'self'", 'blob:', ...gateway],
      frameAncestors: ["'self'"],
      formAction: ["'self'", ...gateway],
      objectSrc: ["'self'", 'blob:'],
      baseUri: ["'self'"],
      // No string is read as HTML or as code but by the portal's own policy (framework/react/markup), and the purifier's.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default', 'dompurify'],
    },
  };
}

/**
 * The API's reference is Swagger UI, alone on its page and without a session: its React writes styles and knows no
 * trusted types. It asks nobody but us, over whatever it was fetched with: a portal at home has no https.
 */
export const referencePolicy = {
  'default-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
};

const originOf = (tileUrl: string) =>
  /^https?:\/\/[^/]+/.exec(tileUrl)?.[0].replace(/\{s\}(?=\.)/, '*') ?? "'none'";
