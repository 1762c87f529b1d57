import type { ServedApp } from 'sijil/server/plugins/servedApp';

/**
 * The inspectors' app. It works without a network, which the portal's headers forbid: a service worker, a thread that shrinks
 * photos, the camera's picture in the page and a screen that stays awake.
 */
export const fieldApp = (folder: string): ServedApp => ({
  path: '/field',
  folder,
  powers: ['geolocation', 'camera', 'microphone', 'screen-wake-lock', 'fullscreen'],
  contentPolicy: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:', 'mediastream:'],
    workerSrc: ["'self'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    // The app's own policy (field/app/scriptAddress.ts) accepts the addresses of its two workers.
    trustedTypes: ['field'],
  },
});
