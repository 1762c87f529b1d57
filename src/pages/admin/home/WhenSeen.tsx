import type { ReactNode } from 'react';
import { useSeen } from '@/charts/useSeen';
import styles from './Home.module.css';

/** What is far below the edge of the window is asked for when somebody goes there. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  return (
    <div ref={ref} className={seen ? undefined : styles.ahead}>
      {seen && children}
    </div>
  );
}
