import { useTranslation } from 'react-i18next';
import type { OwnBranchView } from '#domain/api/orderViews';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { Panel } from '@/requests/Panel';
import styles from './Account.module.css';

/** The branches that the reader may order for. */
export function BranchCards() {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { data, error, refetch } = useOperation<OwnBranchView[]>('branches.listOwn');
  return (
    <Panel title={t('account.branches', { count: data?.length ?? 0 })}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <LoadingState as="lines" rows={2} />}
      {data?.length === 0 && <EmptyState title={t('account.noBranches')} />}
      <ul className={styles.cards}>
        {data?.map((branch) => (
          <li key={branch.id} className={styles.card}>
            <span className={styles.name}>
              <bdi>{branch.name}</bdi>
              {branch.main && <ToneTag tone="info">{t('branch.main')}</ToneTag>}
            </span>
            {branch.restaurant && (
              <span className={styles.quiet}>
                <bdi>{branch.restaurant}</bdi>
              </span>
            )}
            <span className={styles.quiet}>
              {[localize(branch.city), localize(branch.district), branch.street]
                .filter(Boolean)
                .join(t('comma'))}
            </span>
            <span className={styles.quiet}>
              {branch.responsibleName} · <bdi dir="ltr">{branch.responsiblePhone}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
