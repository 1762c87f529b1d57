import { useTranslation } from 'react-i18next';
import { PlainMessage } from '@/components/PlainMessage';
import { Icon } from '@/plain/Icon';
import { PlainButton } from '@/plain/PlainButton';
import { goTo } from '@/address/address';

/** The plain page for a role that lacks authority (rules 1.3). */
export default function AccessDenied() {
  const { t } = useTranslation();
  return (
    <PlainMessage
      icon={<Icon of="lock" />}
      title={t('accessDenied')}
      hint={t('accessDeniedHint')}
      action={
        <PlainButton kind="primary" onClick={() => goTo('/')}>
          {t('goHome')}
        </PlainButton>
      }
    />
  );
}
