import type { ComponentType } from 'react';

/**
 * Parts of a layout within the shared frame. They have the same places in every layout, so that a change keeps typed
 * text.
 */
export interface FrameParts {
  readonly frame: string | undefined;
  /** Navigation before the page, from top to bottom. */
  readonly Side: ComponentType | null;
  /** At the beginning of the header; null where there is no header. */
  readonly HeaderStart: ComponentType | null;
  /** Hides the screen's name, where the header's beginning leaves no room for it. */
  readonly untitled?: boolean;
}
