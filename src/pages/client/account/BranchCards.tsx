import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
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

interface BranchCardsProps {
  readonly actions?: ReactNode;
  readonly onEdit?: (id: string) => void;
}

/** The branches that the reader may order for. */
export function BranchCards({ actions, onEdit }: BranchCardsProps) {
  const { t } = useTranslation('client');
  const { data, error, refetch } = useOperation<OwnBranchView[]>('branches.listOwn');
  return (
    <Panel title={t('account.branches', { count: data?.length ?? 0 })} actions={actions}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <LoadingState as="lines" rows={2} />}
      {data?.length === 0 && <EmptyState title={t('account.noBranches')} />}
      <ul className={styles.cards}>
        {data?.map((branch) => (
          <BranchCard key={branch.id} branch={branch} onEdit={onEdit} />
        ))}
      </ul>
    </Panel>
  );
}

interface BranchCardProps {
  readonly branch: OwnBranchView;
  readonly onEdit: BranchCardsProps['onEdit'];
}

function BranchCard({ branch, onEdit }: BranchCardProps) {
  const { t } = useTranslation('client');
  const { t: account } = useTranslation('accountClient');
  const localize = useLocalize();
  const place = [localize(branch.city), localize(branch.district), branch.street].filter(Boolean);
  return (
    <li className={styles.card}>
      <span className={styles.name}>
        <bdi>{branch.name}</bdi>
        {branch.main && <ToneTag tone="info">{t('branch.main')}</ToneTag>}
        {onEdit && (
          <Button
            className={styles.tool ?? ''}
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={account('editOf', { name: branch.name })}
            onClick={() => onEdit(branch.id)}
          />
        )}
      </span>
      {branch.restaurant && (
        <span className={styles.quiet}>
          <bdi>{branch.restaurant}</bdi>
        </span>
      )}
      <span className={styles.quiet}>{place.join(t('comma'))}</span>
      <span className={styles.quiet}>
        {branch.responsibleName} · <bdi dir="ltr">{branch.responsiblePhone}</bdi>
      </span>
    </li>
  );
}
