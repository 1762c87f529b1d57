import type { ModalFuncProps } from 'antd';
import i18next from 'i18next';
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

/**
 * Word of the button that changes nothing: «إلغاء», or «رجوع» where the main button's word begins with «إلغاء» too and the
 * two would be mixed up.
 */
export function otherWord(mainWord: string): string {
  const cancel = i18next.t('cancel');
  return mainWord.startsWith(cancel) ? i18next.t('back') : cancel;
}
