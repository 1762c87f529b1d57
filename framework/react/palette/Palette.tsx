import { lazy, Suspense, useEffect } from 'react';
import { usePalette } from './paletteStore';

const load = () => import('./CommandPalette');
const CommandPalette = lazy(load);

/** Listens for Ctrl-K and ⌘K on every signed-in screen, whatever its layout; the palette itself is fetched when it opens. */
export function Palette() {
  const { shown, hide, toggle } = usePalette();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // On its way while the second key is still being reached for.
      if (event.key === 'Control' || event.key === 'Meta') void load();
      // By its place too: on an Arabic layout the same key writes «ن».
      const meant = event.key.toLowerCase() === 'k' || event.code === 'KeyK';
      if (!meant || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [toggle]);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <CommandPalette onClose={hide} />
    </Suspense>
  );
}
