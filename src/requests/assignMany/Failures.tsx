import { useTranslation } from 'react-i18next';
import type { BulkResult } from 'sijil/contract/consoleViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import type { Selection } from 'sijil/react/console/bulk/pickedRecords';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './AssignMany.module.css';

interface FailuresProps {
  readonly failed: readonly BulkResult[];
  /** Selection at opening, which names the requests. */
  readonly opened: Selection;
}

/** Requests that could not be assigned, each with its reason. */
export function Failures({ failed, opened }: FailuresProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
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
              <bdi>{localize(opened.get(result.id)?.title)}</bdi>: {!result.ok && result.message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
