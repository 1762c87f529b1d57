import { MenuButton } from '../MenuButton';
import type { FrameParts } from './frame';
import styles from './frames.module.css';
import { StackedNav } from './StackedNav';

/** A rail of icons; beside it a second panel with the entries of the part that is open. */
export const stackedSide: FrameParts = {
  frame: styles.stackedSide,
  Side: StackedNav,
  HeaderStart: () => <MenuButton />,
};
