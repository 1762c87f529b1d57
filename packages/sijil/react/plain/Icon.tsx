import sprite from './icons.svg?no-inline';
import styles from './plain.module.css';

export type PlainIconName =
  | 'car'
  | 'check'
  | 'check-circle-filled'
  | 'clock-circle-filled'
  | 'close'
  | 'close-circle-filled'
  | 'cloud-sync'
  | 'disconnect'
  | 'exclamation-circle-filled'
  | 'eye'
  | 'eye-invisible'
  | 'file-search'
  | 'inbox'
  | 'info-circle-filled'
  | 'link'
  | 'loading'
  | 'lock'
  | 'mail'
  | 'minus-circle'
  | 'moon'
  | 'search'
  | 'shop'
  | 'sun'
  | 'swap'
  | 'translation'
  | 'warning';

/**
 * Icon of antd's set, without the code and styles of antd's component: drawn from a sprite (made by `scripts/iconSprite.ts`)
 * that the page loads next to its code. Hidden from screen readers.
 */
export function Icon({ of, turning = false }: { readonly of: PlainIconName; readonly turning?: boolean }) {
  return (
    <svg
      className={turning ? `${styles.icon} ${styles.turning}` : styles.icon}
      width="1em"
      height="1em"
      fill="currentColor"
      focusable="false"
      aria-hidden="true"
    >
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}
