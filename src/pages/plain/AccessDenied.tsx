import { LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PlainMessage } from '@/components/PlainMessage';

/** The plain page for a role that lacks authority (rules 1.3). */
export default function AccessDenied() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PlainMessage
      icon={<LockOutlined aria-hidden="true" />}
      title={t('accessDenied')}
      hint={t('accessDeniedHint')}
      action={
        <Button type="primary" onClick={() => void navigate('/')}>
          {t('goHome')}
        </Button>
      }
    />
  );
}
