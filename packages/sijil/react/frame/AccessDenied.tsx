import { useTranslation } from 'react-i18next';
import { PlainMessage } from 'sijil/react/components/PlainMessage';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainButton } from 'sijil/react/plain/PlainControls';
import { goTo } from 'sijil/react/address/address';
import { useSession } from 'sijil/react/providers/session';

/** Page for a role that lacks authority (rules 1.3), with the contact to ask. */
export default function AccessDenied() {
  const { t, i18n } = useTranslation();
  const user = useSession((session) => session.user);
  // Users whose own company has a contact person see a more specific hint.
  const ownHint = `accessDeniedHintOf.${user?.role}`;
  return (
    <PlainMessage
      icon={<Icon of="lock" />}
      title={t('accessDenied')}
      hint={t(i18n.exists(ownHint, { ns: 'common' }) ? ownHint : 'accessDeniedHint')}
      action={
        <PlainButton kind="primary" onClick={() => goTo('/')}>
          {t('goHome')}
        </PlainButton>
      }
    />
  );
}
