import type { ModalFuncProps } from 'antd';
import styles from './dialogLook.module.css';

/** Look of every dialog; on a phone it is a sheet from below. */
export const dialogLook = { className: styles.dialog ?? '', wrapClassName: styles.wrap ?? '' };

/** Footer of every dialog: the main button first in reading order, then the plain one. */
export const mainFirst: Extract<ModalFuncProps['footer'], (...all: never[]) => unknown> = (
  _usual,
  { OkBtn, CancelBtn },
) => (
  <>
    <OkBtn />
    <CancelBtn />
  </>
);
