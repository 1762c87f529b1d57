import { create } from 'zustand';

interface PaletteState {
  readonly shown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly toggle: () => void;
}

/** State of the command palette, shared by its button and its shortcut. */
export const usePalette = create<PaletteState>()((set) => ({
  shown: false,
  show: () => set({ shown: true }),
  hide: () => set({ shown: false }),
  toggle: () => set(({ shown }) => ({ shown: !shown })),
}));
