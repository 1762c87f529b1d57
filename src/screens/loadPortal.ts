/** The portal's code; asked for beforehand by whoever is about to need it. */
export const loadPortal = () => import('@/Portal');
