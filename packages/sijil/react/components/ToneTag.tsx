import type { ReactNode } from 'react';
import type { Tone } from 'sijil/schema/field';
import styles from './ToneTag.module.css';

interface ToneTagProps {
  /** Tone of the state, or `yours` where it waits for the reader. */
  readonly tone?: Tone | 'yours';
  readonly children: ReactNode;
}

/** State as a word, with a mark of its tone before it where the tone says more than the word. */
export function ToneTag({ tone = 'neutral', children }: ToneTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      <span>{children}</span>
    </span>
  );
}
