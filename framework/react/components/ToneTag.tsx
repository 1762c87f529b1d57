import type { ReactNode } from 'react';
import type { Tone } from '#framework/schema/field';
import styles from './ToneTag.module.css';

/** Short tag for a state, coloured by its meaning. */
export function ToneTag({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={styles.tag}
      style={{ color: `var(--tone-${tone}-text)`, background: `var(--tone-${tone}-ground)` }}
    >
      <span>{children}</span>
    </span>
  );
}
