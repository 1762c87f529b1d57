import { Alert } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { demoPassword } from '#domain/demoAccounts';
import { useOperation } from '@/providers/operations';

/** Where no mail leaves the portal nobody finds one in their inbox: here is where it is. */
export function MailStays() {
  const { t } = useTranslation('auth');
  const { data } = useOperation('portal.settings');
  if (!data?.mailStays) return null;
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: 16, textAlign: 'start' }}
      message={t('mailStays.title')}
      description={
        <Trans
          t={t}
          i18nKey={data.demo ? 'mailStays.demo' : 'mailStays.hint'}
          values={{ password: demoPassword, email: 'admin@demo.test' }}
          components={{ code: <bdi dir="ltr" style={{ fontWeight: 600 }} /> }}
        />
      }
    />
  );
}
