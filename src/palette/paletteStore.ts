import { create } from 'zustand';

interface PaletteState {
  readonly shown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly toggle: () => void;
}

/** Whether the command palette is open; its button and its shortcut stand in different places. */
export const usePalette = create<PaletteState>()((set) => ({
  shown: false,
  show: () => set({ shown: true }),
  hide: () => set({ shown: false }),
  toggle: () => set(({ shown }) => ({ shown: !shown })),
}));
