import type { Config } from '../config/readConfig';

/** Nothing from elsewhere runs or is loaded; the browser may talk only to us and to the card gateway. */
export function contentSecurityPolicy(config: Config) {
  const gateway = config.cardGateway.url ? [new URL(config.cardGateway.url).origin] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // antd writes its styles into the page while it runs; scripts stay ours alone.
      styleSrc: ["'self'", "'unsafe-inline'"],
      scriptSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...gateway],
      frameSrc: ["'self'", 'blob:', ...gateway],
      frameAncestors: ["'self'"],
      formAction: ["'self'", ...gateway],
      objectSrc: ["'self'", 'blob:'],
      baseUri: ["'self'"],
    },
  };
}
