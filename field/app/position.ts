import type { Start } from './store/records';

/** The phone's place, or none within four seconds: a visit starts without it. */
export function positionNow(): Promise<Pick<Start, 'place' | 'accuracy'>> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ place: { latitude, longitude }, accuracy: Math.round(accuracy) }),
      () => resolve({ place: null, accuracy: 0 }),
      { maximumAge: 60_000, timeout: 4000 },
    );
  });
}

type Position = Awaited<ReturnType<typeof positionNow>>;

let latest: { readonly at: number; readonly position: Position } | undefined;
/** Time for which a place counts as that of the next photo. */
const validForMs = 120_000;

/** Finds the phone's place while the inspector aims the camera: no photo waits for it. */
export function followPosition(): void {
  const at = Date.now();
  void positionNow().then((position) => {
    if (position.place) latest = { at, position };
  });
}

/** The place that was found last, unless it is old. */
export const recentPosition = (): Position | undefined =>
  latest && Date.now() - latest.at < validForMs ? latest.position : undefined;
