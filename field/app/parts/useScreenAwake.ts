import { useEffect } from 'react';

/** Keeps the screen on while a visit is filled in; the system may refuse, such as with a weak battery. */
export function useScreenAwake(): void {
  useEffect(() => {
    const held = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null;
    return () => void held?.then((lock) => lock?.release());
  }, []);
}
