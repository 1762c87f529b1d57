import type { FrameParts } from './frame';
import styles from './frames.module.css';
import { topBarClassic } from './topBarClassic';

/** A band in the scheme's colour behind the header; the page lies over its lower part. */
export const contentOverlay: FrameParts = { ...topBarClassic, frame: styles.contentOverlay };
