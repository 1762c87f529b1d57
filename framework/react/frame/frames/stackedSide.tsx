import { MenuButton } from '../MenuButton';
import type { FrameParts } from './frame';
import styles from './frames.module.css';
import { StackedNav } from './StackedNav';

/** Layout with a rail of icons and a second panel with the entries of the open part. */
export const stackedSide: FrameParts = {
  frame: styles.stackedSide,
  Side: StackedNav,
  HeaderStart: () => <MenuButton />,
};
