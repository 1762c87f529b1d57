import { collapsibleSide } from './collapsibleSide';
import type { FrameParts } from './frame';
import styles from './frames.module.css';

/** The menu stands on the page's ground, and the page on a sheet of its own. */
export const framelessSide: FrameParts = { ...collapsibleSide, frame: styles.framelessSide };
