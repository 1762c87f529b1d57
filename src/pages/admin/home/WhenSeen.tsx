import type { ReactNode } from 'react';
import { useSeen } from '@framework/charts/useSeen';
import styles from './Home.module.css';

/** Loads its children once they are scrolled near the window. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  return (
    <div ref={ref} className={seen ? undefined : styles.ahead}>
      {seen && children}
    </div>
  );
}
