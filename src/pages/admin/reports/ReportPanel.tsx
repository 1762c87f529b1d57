import { type ReactNode } from 'react';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { Panel } from '@framework/components/Panel';
import type { CallError } from '@framework/providers/apiError';
import styles from './reports.module.css';

interface ReportPanelProps<T> {
  readonly title: string;
  /** The meaning of the figures, in one sentence. */
  readonly hint: string;
  readonly actions?: ReactNode;
  readonly answer: {
    readonly data: T | undefined;
    readonly error: CallError | null;
    readonly refetch: () => unknown;
  };
  /** Text of a report without rows. */
  readonly none: string;
  readonly isEmpty: (data: T) => boolean;
  readonly children: (data: T) => ReactNode;
}

/** A report on a card of its own, while it is read, refused or empty too. */
export function ReportPanel<T>({
  title,
  hint,
  actions,
  answer,
  none,
  isEmpty,
  children,
}: ReportPanelProps<T>) {
  const { data, error, refetch } = answer;
  return (
    <Panel title={title} actions={actions}>
      <p className={styles.hint}>{hint}</p>
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <LoadingState as="lines" rows={5} />
      ) : isEmpty(data) ? (
        <EmptyState title={none} />
      ) : (
        children(data)
      )}
    </Panel>
  );
}
