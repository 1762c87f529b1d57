import { EditOutlined } from '@ant-design/icons';
import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { apiPath } from '#framework/schema/resource';
import { branches } from '#resources/branches';
import { branchStandingsResource } from '#resources/branchStandings';
import { ErrorState } from '@framework/components/ErrorState';
import { LinkButton } from '@framework/components/LinkButton';
import { LoadingState } from '@framework/components/LoadingState';
import { PageHeader } from '@framework/components/PageHeader';
import { ToneTag } from '@framework/components/ToneTag';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { DesignedLists } from '@framework/console/DesignedLists';
import type { CallError } from '@framework/providers/apiError';
import { useDashboard } from '@/providers/useDashboard';
import { BranchCertificates } from './branches/BranchCertificates';
import { BranchEditor } from './branches/BranchEditor';
import { BranchDocuments } from './branches/BranchDocuments';
import { BranchFacts } from './branches/BranchFacts';
import { BranchScores } from './branches/BranchScores';
import styles from './branches/Branches.module.css';
import { MovesPanel } from './dashboard/MovesPanel';
import { NextPanel } from './dashboard/NextPanel';
import { RunningPanel } from './dashboard/RunningPanel';

/** Branch page: pending actions, next visit, scores and responsible person. */
export default function OwnBranch() {
  const { t } = useTranslation(['places', 'accountClient', 'client', 'statistics', 'charts']);
  const { id = '' } = useParams();
  const [editing, setEditing] = useState(false);
  const { query } = useOne<ConsoleRecord, CallError>({
    resource: apiPath(branchStandingsResource).slice(1),
    id,
    errorNotification: false,
  });
  const branch = query.data?.data;
  if (query.error && !branch) return <ErrorState page error={query.error} onRetry={query.refetch} />;
  if (!branch) return <LoadingState rows={8} />;
  const name = String(branch['name']);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('branches.title'), to: '/client/branches' }]}
        title={<bdi>{name}</bdi>}
        meta={branch['main'] === true && <ToneTag tone="info">{t('client:branch.main')}</ToneTag>}
        actions={
          <>
            <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setEditing(true)}>
              {t('accountClient:edit')}
            </Button>
            <LinkButton type="primary" to="/services">
              {t('client:dashboard.order')}
            </LinkButton>
          </>
        }
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          <AtBranch key={id} branchId={id} />
          <BranchScores branchId={id} />
          <DesignedLists resource={branches} id={id} />
        </div>
        <div className={styles.column}>
          <BranchFacts branch={branch} />
          <BranchDocuments branchId={id} />
          <BranchCertificates branchId={id} />
        </div>
      </div>
      {editing && <BranchEditor id={id} onClose={() => setEditing(false)} />}
    </>
  );
}

/** Dashboard of this branch alone. */
function AtBranch({ branchId }: { readonly branchId: string }) {
  const { data, error, refetch } = useDashboard(branchId);
  const figures = data?.client;
  if (error && !figures) return <ErrorState error={error} onRetry={refetch} />;
  if (!figures) return <LoadingState as="cards" rows={2} />;
  return (
    <>
      <MovesPanel moves={figures.moves} moreMoves={figures.moreMoves} />
      <NextPanel visit={figures.nextVisit} payment={figures.nextPayment} />
      <RunningPanel running={figures.running} />
    </>
  );
}
