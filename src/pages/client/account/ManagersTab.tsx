import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BranchManagerView } from '#domain/api/profileViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { inviteManagerBody, managerBranchesBody, managerLimitBody } from '#domain/profile/personBodies';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './Account.module.css';
import { ManagerCard } from './ManagerCard';

/** Managers and their branches. */
export function ManagersTab() {
  const { t } = useTranslation('accountClient');
  const { t: client } = useTranslation('client');
  const { data, error, refetch } = useOperation('branchManagers.list');
  const unassigned = useOperation('branchManagers.unassigned');
  const [inviting, setInviting] = useState(false);
  const [assigned, setAssigned] = useState<BranchManagerView | null>(null);
  const [limited, setLimited] = useState<BranchManagerView | null>(null);
  const free = unassigned.data?.branches ?? [];
  const invite = (
    <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setInviting(true)}>
      {t('managers.invite')}
    </Button>
  );
  return (
    <Panel title={t('tabs.managers')} actions={data && data.length > 0 && invite}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <LoadingState as="lines" rows={3} />}
      {data?.length === 0 && (
        <EmptyState title={t('managers.none')} hint={t('managers.noneHint')} action={invite} />
      )}
      {data && data.length > 0 && free.length > 0 && (
        <Alert
          className={styles.notice ?? ''}
          type="info"
          showIcon
          message={t('managers.free', { count: free.length })}
          description={free.map(({ name }) => name).join(client('comma'))}
        />
      )}
      <ul className={styles.cards}>
        {data?.map((manager) => (
          <ManagerCard
            key={manager.id}
            manager={manager}
            onAssign={() => setAssigned(manager)}
            onLimit={() => setLimited(manager)}
          />
        ))}
      </ul>
      {inviting && <InviteManager onClose={() => setInviting(false)} />}
      {limited && <ManagerLimit manager={limited} onClose={() => setLimited(null)} />}
      {assigned && <ManagerBranches manager={assigned} onClose={() => setAssigned(null)} />}
    </Panel>
  );
}

/** Invitation of a manager by mail; the password in it works once. */
function InviteManager({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('branchManagers.assign');
  return (
    <FormDrawer title={t('managers.invite')} onClose={onClose}>
      {({ changed, leave }) => (
        <>
          <p className={styles.hint}>{t('managers.inviteHint')}</p>
          <ShapeForm
            shape={inviteManagerBody}
            submitLabel={t('managers.send')}
            dirtyGuard={false}
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async (body) => {
              await action.run({ body });
              toast.success(t('managers.sent', { email: body.email }));
              onClose();
            }}
          />
        </>
      )}
    </FormDrawer>
  );
}

interface ManagerDrawerProps {
  readonly manager: BranchManagerView;
  readonly onClose: () => void;
}

function ManagerBranches({ manager, onClose }: ManagerDrawerProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('branchManagers.sync');
  return (
    <FormDrawer title={t('managers.assignOf', { name: manager.name })} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={managerBranchesBody}
          initialValues={{ branchIds: manager.branches.map(({ id }) => id) }}
          dirtyGuard={false}
          onValuesChange={changed}
          onCancel={leave}
          onSubmit={async ({ branchIds }) => {
            await action.run({ params: { id: manager.id }, body: { branchIds: branchIds ?? [] } });
            toast.success(t('saved'));
            onClose();
          }}
        />
      )}
    </FormDrawer>
  );
}

/** Limit of a manager for signing and paying one order. */
function ManagerLimit({ manager, onClose }: ManagerDrawerProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('branchManagers.setLimit');
  return (
    <FormDrawer title={t('managers.limitOf', { name: manager.name })} onClose={onClose}>
      {({ changed, leave }) => (
        <>
          <p className={styles.hint}>{t('managers.limitHint')}</p>
          <ShapeForm
            shape={managerLimitBody}
            initialValues={{ limit: manager.limit }}
            dirtyGuard={false}
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async ({ limit }) => {
              await action.run({ params: { id: manager.id }, body: { limit: limit ?? null } });
              toast.success(t('saved'));
              onClose();
            }}
          />
        </>
      )}
    </FormDrawer>
  );
}
