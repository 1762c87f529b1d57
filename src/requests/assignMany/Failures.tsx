import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkResult } from 'sijil/contract/consoleViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import styles from './AssignMany.module.css';

interface FailuresProps {
  readonly failed: readonly BulkResult[];
  readonly nameOf: (id: string) => ReactNode;
}

/** Requests that could not be assigned, each with its reason. */
export function Failures({ failed, nameOf }: FailuresProps) {
  const { t } = useTranslation('requests');
  if (failed.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={t('many.failed', { count: failed.length })}
      description={
        <ul className={styles['failures']}>
          {failed.map((result) => (
            <li key={result.id}>
              <bdi>{nameOf(result.id)}</bdi>: {!result.ok && result.message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
