import { EditOutlined } from '@ant-design/icons';
import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { apiPath } from 'sijil/schema/resource';
import { branches } from '#resources/branches';
import { branchStandingsResource } from '#resources/branchStandings';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LinkButton } from 'sijil/react/components/links';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { ToneTag } from 'sijil/react/components/ToneTag';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { DesignedLists } from 'sijil/react/console/DesignedLists';
import type { CallError } from 'sijil/react/providers/apiError';
import { useDashboard } from '@/providers/useDashboard';
import { BranchCertificates, BranchFacts, BranchScores } from './branches/BranchPanels';
import { BranchDocuments } from './branches/BranchDocuments';
import styles from './branches/Branches.module.css';
import { MovesPanel } from './dashboard/MovesPanel';
import { NextPanel, RunningPanel } from './dashboard/RunningPanel';
import { branchFieldNames, branchFields, mainBranch } from '#domain/profile/companyFields';
import { laterFields } from 'sijil/schema/designs/laterFields';
import type { Shape } from 'sijil/schema/shape';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import type { FormValues } from 'sijil/react/forms/formValues';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useMay } from 'sijil/react/providers/may';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';

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
      <MovesPanel moves={figures.moves} moreMoves={figures.moreMoves} documents={figures.documents} />
      <NextPanel visits={figures.nextVisits} payment={figures.nextPayment} />
      <RunningPanel running={figures.running} />
    </>
  );
}

interface BranchEditorProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Editor of one of the company's branches. Its main mark can only be given to another branch, not simply removed. */
export function BranchEditor({ id, onClose }: BranchEditorProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const role = useSession((session) => session.user?.role ?? null);
  const makesMain = useMay({ resource: 'privileges', action: 'branches.makeMain' });
  const branch = useOperation('branches.getOwn', { params: { id } });
  const action = useAction('branches.updateOwn');
  const record = branch.data;
  const later = laterFields(branches, role);
  const [branchShape] = useState<Shape>(() => ({
    fields: { ...branchFields, ...later, main: mainBranch },
  }));
  const names = [...branchFieldNames, ...Object.keys(later)];
  const mayBecomeMain = makesMain && record?.['main'] === false;
  return (
    <FormDrawer title={t('branches.editTitle')} onClose={onClose}>
      {({ changed, leave }) => {
        if (branch.error) return <ErrorState error={branch.error} onRetry={branch.refetch} />;
        if (!record) return <LoadingState as="lines" />;
        return (
          <ShapeForm
            shape={branchShape}
            mode="update"
            fields={mayBecomeMain ? [...names, 'main'] : names}
            initialValues={record}
            dirtyGuard={false}
            stickyActions
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async ({ main, ...values }: FormValues) => {
              const body = { version: record.version, ...values, ...(mayBecomeMain && { main }) };
              await action.run({ params: { id }, body });
              toast.success(t('saved'));
              onClose();
            }}
          />
        );
      }}
    </FormDrawer>
  );
}
