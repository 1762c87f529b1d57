import { LockOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from 'sijil/react/components/LoadingState';
import styles from './list.module.css';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import type { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';

/** Placeholder of a list's cards. */
export function CardsLoading() {
  return (
    <div className={styles.card}>
      <LoadingState as="lines" rows={9} />
    </div>
  );
}

interface ListRefusedProps {
  readonly error: CallError;
  readonly onRetry: () => unknown;
}

/** Reason why a list could not be read. Without permission there is no retry button. */
export function ListRefused({ error, onRetry }: ListRefusedProps) {
  const { t } = useTranslation('list');
  useEffect(() => {
    inlineMessage(error);
  }, [error]);
  if (error.status !== 403) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        icon={<LockOutlined aria-hidden="true" />}
        title={t('forbidden.title')}
        hint={t('forbidden.hint')}
      />
    </div>
  );
}
