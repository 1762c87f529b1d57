import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Language } from 'sijil/base/i18n/localized';
import { SecurityPanel } from '@/account/SecurityPanel';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { Person } from 'sijil/react/components/Person';
import { changeLanguage } from 'sijil/react/providers/i18n';
import { useLanguage } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { Facts } from '@/requests/Facts';
import { Panel } from 'sijil/react/components/Panel';
import styles from './SupervisorAccount.module.css';

/** Supervisor's own data, which only the management can change. */
export default function SupervisorAccount() {
  const { t } = useTranslation('supervisor');
  const language = useLanguage();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('account.title')} />
      <div className={styles.stack}>
        <Panel title={t('account.profile')}>
          <div className={styles.profile}>
            <Person name={user.name} role={user.role} size={56} />
            <Facts items={[{ label: t('account.email'), value: <bdi dir="ltr">{user.email}</bdi> }]} />
            <p className={styles.quiet}>{t('account.hint')}</p>
          </div>
        </Panel>
        <Panel title={t('account.team')}>
          <p className={styles.quiet}>
            {t('account.teamHint')} <Link to="/inspectors">{t('account.openTeam')}</Link>
          </p>
        </Panel>
        <SecurityPanel />
        <Panel title={t('account.language')}>
          <Segmented<Language>
            aria-label={t('account.language')}
            value={language}
            onChange={(chosen) => void changeLanguage(chosen)}
            options={[
              { value: 'ar', label: <span lang="ar">العربية</span> },
              { value: 'en', label: <span lang="en">English</span> },
            ]}
          />
        </Panel>
      </div>
    </>
  );
}
