import type { ReactNode } from 'react';
import styles from './Builder.module.css';

/** A named group of controls. */
export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  );
}
