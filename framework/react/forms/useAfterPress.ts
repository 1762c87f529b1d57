import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something now, or once the mouse button that is held down has been released and its click has happened.
 * A message that appears between press and release moves the page, and the click misses its button.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const press = () => (pressed.current = true);
    const release = () => (pressed.current = false);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((run) => {
    if (!pressed.current) return run();
    // A finger that scrolls ends in `pointercancel` and never in `pointerup`.
    const later = () => {
      document.removeEventListener('pointerup', later);
      document.removeEventListener('pointercancel', later);
      setTimeout(run);
    };
    document.addEventListener('pointerup', later);
    document.addEventListener('pointercancel', later);
  }, []);
}
