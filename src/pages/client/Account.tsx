import { LogoutOutlined } from '@ant-design/icons';
import { useLogout } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { roleLabels } from '#domain/access/roles';
import { PageHeader } from '@/components/PageHeader';
import { LanguageButton } from '@/layouts/LanguageButton';
import { ModeButton } from '@/layouts/ModeButton';
import { useLocalize } from '@/providers/language';
import { useSession } from '@/providers/session';
import { Facts } from '@/requests/Facts';
import { Panel } from '@/requests/Panel';
import { LinkButton } from '../services/LinkButton';
import styles from './account/Account.module.css';
import { BranchCards } from './account/BranchCards';

/** Who is signed in, their branches, and how the portal looks to them. */
export default function Account() {
  const { t } = useTranslation('client');
  const { t: common } = useTranslation();
  const localize = useLocalize();
  const user = useSession((session) => session.user);
  const { mutate: logout } = useLogout();
  if (!user) return null;
  return (
    <>
      <PageHeader
        title={t('account.title')}
        actions={
          <Button icon={<LogoutOutlined className="mirrored" />} onClick={() => logout()}>
            {common('signOut')}
          </Button>
        }
      />
      <div className={styles.stack}>
        <Panel
          title={t('account.profile')}
          actions={<LinkButton to="/account/details">{t('account.details')}</LinkButton>}
        >
          <Facts
            items={[
              { label: t('account.name'), value: <bdi>{user.name}</bdi> },
              { label: t('account.role'), value: localize(roleLabels[user.role]) },
              { label: t('account.email'), value: <bdi dir="ltr">{user.email}</bdi> },
              { label: t('account.company'), value: user.client && <bdi>{user.client.companyName}</bdi> },
            ]}
          />
        </Panel>
        <Panel title={t('account.display')}>
          <div className={styles.display}>
            <LanguageButton />
            <ModeButton />
          </div>
        </Panel>
        <BranchCards />
      </div>
    </>
  );
}
