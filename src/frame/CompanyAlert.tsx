import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Alert } from 'sijil/react/components/antd/Alert';

/** Note that nobody can order yet, with the way to change that. */
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
