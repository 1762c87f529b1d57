import { Alert } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Document.module.css';
import { PlaceholderGuide } from './PlaceholderGuide';

interface EditorColumnsProps extends ComponentProps<typeof PlaceholderGuide> {
  /** Messages of the server about the last save. */
  readonly refused: readonly string[];
  readonly children: ReactNode;
}

/** Editor of a template's texts, next to the placeholders that they may hold. */
export function EditorColumns({ refused, children, ...guide }: EditorColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.clauses}>
        {refused.length > 0 && <Alert type="error" showIcon role="alert" message={refused.join(' ')} />}
        {children}
      </div>
      <PlaceholderGuide {...guide} />
    </div>
  );
}
