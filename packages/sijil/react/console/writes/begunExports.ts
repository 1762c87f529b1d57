import { create } from 'zustand';

interface Begun {
  /** Exports that this tab started and waits for: their files are saved here as soon as they are ready. */
  readonly ids: readonly string[];
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
}

export const useBegunExports = create<Begun>((set) => ({
  ids: [],
  add: (id) => set(({ ids }) => ({ ids: [...ids, id] })),
  remove: (id) => set(({ ids }) => ({ ids: ids.filter((one) => one !== id) })),
}));
