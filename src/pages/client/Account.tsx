import { LogoutOutlined } from '@ant-design/icons';
import { useLogout } from '@refinedev/core';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SecurityPanel } from '@/account/SecurityPanel';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { may } from 'sijil/react/providers/may';
import { useSession } from 'sijil/react/providers/session';
import { TabBar } from '@/requests/TabBar';
import { DeletionTab } from './account/DeletionTab';
import { ManagersTab } from './account/ManagersTab';
import { ProfileTab } from './account/ProfileTab';
import type { OperationId } from '#domain/access/operations';
import { keysOf } from 'sijil/base/objects';

const tabPages: Record<AccountTab, () => ReactNode> = {
  profile: () => <ProfileTab />,
  managers: () => <ManagersTab />,
  security: () => <SecurityPanel />,
  deletion: () => <DeletionTab />,
};

/** Texts of tabs and drawers too: loaded late, they would blank the page behind. */
const texts = ['accountClient', 'account', 'client', 'fields', 'record'] as const;

/** Account page with everything that belongs to the account; each part has its own address. */
export default function Account() {
  const { t, ready } = useTranslation(texts);
  const { t: common } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const role = useSession((session) => session.user?.role);
  const { mutate: logout } = useLogout();
  if (!role || !ready) return <LoadingState />;
  const tabs = accountTabs((action) => may({ resource: 'operations', action }, { role }));
  const tab = toAccountTab(search.get('tab'), tabs);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button icon={<LogoutOutlined className="mirrored" aria-hidden="true" />} onClick={() => logout()}>
            {common('signOut')}
          </Button>
        }
      />
      <TabBar
        label={t('title')}
        active={tab}
        onChange={(next) => setSearch({ tab: next })}
        tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`), children: tabPages[key]() }))}
      />
    </>
  );
}

/**
 * Parts of an account, each with the operation that it needs: a branch manager can neither manage managers nor delete the
 * account.
 */
const needs = {
  profile: 'profile.getPerson',
  managers: 'branchManagers.list',
  security: 'profile.getPerson',
  deletion: 'clients.deleteOwnAccount',
} as const satisfies Record<string, OperationId>;

type AccountTab = keyof typeof needs;

/** Returns the tabs of an account, by the operations that the user may call. */
function accountTabs(mayCall: (id: OperationId) => boolean): readonly AccountTab[] {
  return keysOf(needs).filter((tab) => mayCall(needs[tab]));
}

/** Returns the tab that an address names; the first tab for an unknown name. */
function toAccountTab(requested: string | null, tabs: readonly AccountTab[]): AccountTab {
  return tabs.find((tab) => tab === requested) ?? 'profile';
}
