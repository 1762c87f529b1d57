import type { FrameParts } from './frame';
import styles from './frames.module.css';

/** The page alone. */
export const blank: FrameParts = { frame: styles.blank, Side: null, HeaderStart: null };
