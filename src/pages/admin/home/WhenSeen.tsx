import type { ReactNode } from 'react';
import { useSeen } from 'sijil/react/charts/useSeen';
import styles from './Home.module.css';

interface WhenSeenProps {
  /** Distance from the window at which they load; negative where so much of them must be inside it. */
  readonly ahead?: string;
  readonly children: ReactNode;
}

/** Loads its children once they are scrolled near the window. */
export function WhenSeen({ ahead, children }: WhenSeenProps) {
  const { ref, seen } = useSeen<HTMLDivElement>(ahead);
  return (
    <div ref={ref} className={seen ? undefined : styles.ahead}>
      {seen && children}
    </div>
  );
}
