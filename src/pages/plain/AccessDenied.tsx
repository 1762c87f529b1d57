import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** The plain page for a role that lacks authority (specification §2). */
export default function AccessDenied() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Result
      status="403"
      title={<h1>{t('accessDenied')}</h1>}
      subTitle={t('accessDeniedHint')}
      extra={
        <Button type="primary" onClick={() => void navigate('/')}>
          {t('goHome')}
        </Button>
      }
    />
  );
}
