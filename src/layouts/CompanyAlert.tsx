import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Says that nobody can order yet, and where to mend it. */
export function CompanyAlert() {
  const { t } = useTranslation();
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
