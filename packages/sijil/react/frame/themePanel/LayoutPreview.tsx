import type { ReactNode } from 'react';
import type { LayoutType } from 'sijil/react/theme/tokens';
import styles from './LayoutPreview.module.css';

const lines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, line) => (
    <rect key={line} className={styles.line} x={x} y={y + line * 7} width={width} height="3" rx="1.5" />
  ));

/** Drawings of the layouts for left-to-right reading, mirrored for the other direction. 96 × 60 units. */
const drawings: Readonly<Record<LayoutType, ReactNode>> = {
  collapsibleSide: (
    <>
      <rect className={styles.part} width="26" height="60" />
      <rect className={styles.mark} x="5" y="5" width="7" height="7" rx="2" />
      {lines(5, 19, 16, 4)}
      <rect className={styles.part} x="27" width="69" height="10" />
      {lines(34, 19, 50, 4)}
    </>
  ),
  stackedSide: (
    <>
      <rect className={styles.part} width="11" height="60" />
      <rect className={styles.mark} x="2.5" y="5" width="6" height="6" rx="2" />
      {lines(3, 19, 5, 4)}
      <rect className={styles.part} x="12" width="24" height="60" />
      {lines(16, 19, 15, 3)}
      <rect className={styles.part} x="37" width="59" height="10" />
      {lines(43, 19, 44, 4)}
    </>
  ),
  topBarClassic: (
    <>
      <rect className={styles.part} width="96" height="12" />
      <rect className={styles.mark} x="5" y="3" width="6" height="6" rx="2" />
      <rect className={styles.line} x="16" y="4.5" width="34" height="3" rx="1.5" />
      {lines(16, 20, 64, 5)}
    </>
  ),
  framelessSide: (
    <>
      <rect className={styles.mark} x="5" y="5" width="7" height="7" rx="2" />
      {lines(5, 19, 16, 4)}
      <rect className={styles.part} x="27" y="4" width="65" height="52" rx="4" />
      {lines(34, 16, 50, 5)}
    </>
  ),
  contentOverlay: (
    <>
      <rect className={styles.mark} width="96" height="24" />
      <rect className={styles.part} x="10" y="14" width="76" height="46" rx="4" />
      {lines(18, 22, 58, 4)}
    </>
  ),
  blank: <>{lines(12, 12, 72, 6)}</>,
};

export function LayoutPreview({ type }: { readonly type: LayoutType }) {
  return (
    <svg viewBox="0 0 96 60" className={`${styles.preview} mirrored`} aria-hidden="true">
      {drawings[type]}
    </svg>
  );
}
