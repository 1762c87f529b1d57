import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same and calls the callback of the newest render. A callback that runs after a wait, such as
 * that of an upload, would otherwise read the values of the render that began the wait, and write them back over newer ones.
 */
export function useLatest<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
