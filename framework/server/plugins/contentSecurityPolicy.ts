import type { PageOrigins } from '../config/serverConfig';

/** Nothing from elsewhere runs or is loaded; the browser may talk only to us and to the services that are named. */
export function contentSecurityPolicy({ pictures, services }: PageOrigins) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // antd writes its styles into the page while it runs; scripts stay ours alone.
      styleSrc: ["'self'", "'unsafe-inline'"],
      scriptSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...services],
      frameSrc: ["'self'", 'blob:', ...services],
      frameAncestors: ["'self'"],
      formAction: ["'self'", ...services],
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
