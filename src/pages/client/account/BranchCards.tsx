import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnBranchView } from '#domain/api/orderViews';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PhoneLink } from '@/components/PhoneLink';
import { useOperation } from '@/providers/operations';
import { BranchPlace } from '@/requests/BranchPlace';
import { Panel } from '@/requests/Panel';
import styles from './Account.module.css';

interface BranchCardsProps {
  readonly actions?: ReactNode;
  readonly onEdit?: (id: string) => void;
}

/** The branches that the reader may order for. */
export function BranchCards({ actions, onEdit }: BranchCardsProps) {
  const { t } = useTranslation('client');
  const { data, error, refetch } = useOperation('branches.listOwn');
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
  const { t } = useTranslation('accountClient');
  return (
    <li className={styles.branch}>
      <span className={styles.place}>
        <BranchPlace branch={branch}>
          <bdi>{branch.responsibleName}</bdi> · <PhoneLink phone={branch.responsiblePhone} />
        </BranchPlace>
      </span>
      {onEdit && (
        <Button
          type="text"
          icon={<EditOutlined aria-hidden="true" />}
          aria-label={t('editOf', { name: branch.name })}
          onClick={() => onEdit(branch.id)}
        />
      )}
    </li>
  );
}
