import { collapsibleSide } from './collapsibleSide';
import type { FrameParts } from './frame';
import styles from './frames.module.css';

/** Layout with the menu on the page's background, and the page on a sheet of its own. */
export const framelessSide: FrameParts = { ...collapsibleSide, frame: styles.framelessSide };
