/**
 * The portal's code, with that of its frame, which would else be asked for only once the portal's own has run; asked for
 * beforehand by whoever is about to need it.
 */
export function loadPortal(): Promise<typeof import('@/Portal')> {
  // What fails here is asked for again where it is drawn, which tells of it.
  void import('@/layouts/PortalLayout').catch(() => undefined);
  return import('@/Portal');
}

/** The texts of the portal's frame. */
export const textsOfPortal = ['theme', 'palette'] as const;
