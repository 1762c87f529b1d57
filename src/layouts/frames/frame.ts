import type { ComponentType } from 'react';

/** How a layout dresses the one frame. Its parts stand at the same places in every layout, so that a change keeps what was typed. */
export interface FrameParts {
  readonly frame: string | undefined;
  /** Navigation before the page, from top to bottom. */
  readonly Side: ComponentType | null;
  /** At the beginning of the header; null where there is no header. */
  readonly HeaderStart: ComponentType | null;
  /** Where the header's beginning leaves no room for the screen's name. */
  readonly untitled?: boolean;
}
