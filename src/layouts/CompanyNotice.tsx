import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOperation } from '@/providers/operations';
import { useSession } from '@/providers/session';

/** To admins, on every page, until it is done: the settings still hold the example company, so nobody can order. */
export function CompanyNotice() {
  const { t } = useTranslation();
  const role = useSession((session) => session.user?.role);
  const settings = useOperation('portal.settings');
  if (role !== 'admin' || settings.data?.takesOrders !== false) return null;
  return (
    <Alert
      banner
      type="warning"
      showIcon
      message={t('companyNotice.title')}
      description={
        <>
          {t('companyNotice.text')} <Link to="/settings">{t('companyNotice.open')}</Link>
        </>
      }
    />
  );
}
