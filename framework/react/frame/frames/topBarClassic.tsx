import { TopMenu } from '../TopMenu';
import type { FrameParts } from './frame';
import styles from './frames.module.css';

/** The menu in the header, the page in a column under it. */
export const topBarClassic: FrameParts = {
  frame: styles.topBarClassic,
  Side: null,
  HeaderStart: TopMenu,
  untitled: true,
};
