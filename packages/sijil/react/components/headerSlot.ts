import { create } from 'zustand';

/** Place in the header for the title of the page; null in a layout whose header has no room for it. */
export const useHeaderSlot = create<{ readonly place: HTMLElement | null }>(() => ({ place: null }));

export const holdHeaderSlot = (place: HTMLElement | null): void => useHeaderSlot.setState({ place });
