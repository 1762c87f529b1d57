import type { LayoutType } from '@framework/theme/tokens';
import { blank } from './blank';
import { collapsibleSide } from './collapsibleSide';
import { contentOverlay } from './contentOverlay';
import type { FrameParts } from './frame';
import { framelessSide } from './framelessSide';
import { stackedSide } from './stackedSide';
import { topBarClassic } from './topBarClassic';

/** The six layouts (rules 7.3). */
export const frames: Readonly<Record<LayoutType, FrameParts>> = {
  collapsibleSide,
  stackedSide,
  topBarClassic,
  framelessSide,
  contentOverlay,
  blank,
};
