import { Brand } from '#app/brand';
import type { FrameParts } from './frame';
import styles from './frames.module.css';

/** The brand and the page, with no way to anywhere else; in place of whatever layout was chosen. */
export const registration: FrameParts = {
  frame: styles.topBarClassic,
  Side: null,
  HeaderStart: Brand,
  untitled: true,
};
