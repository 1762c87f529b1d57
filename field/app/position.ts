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
