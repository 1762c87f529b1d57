import { Trans, useTranslation } from 'react-i18next';
import { demoPassword } from '#domain/demoAccounts';
import { PlainAlert } from 'sijil/react/plain/PlainControls';
import { usePublicOperation } from 'sijil/react/providers/publicOperations';
import styles from 'sijil/react/plain/PublicCard.module.css';

/** Note on where to read emails in a portal that sends none. */
export function MailStays() {
  const { t } = useTranslation('auth');
  const { data } = usePublicOperation('portal.settings');
  if (!data?.mailStays) return null;
  return (
    <div className={styles.note}>
      <PlainAlert
        tone="info"
        title={t('mailStays.title')}
        text={
          <Trans
            t={t}
            i18nKey={data.demo ? 'mailStays.demo' : 'mailStays.hint'}
            values={{ password: demoPassword, email: 'admin@demo.test' }}
            components={{ code: <bdi dir="ltr" style={{ fontWeight: 600 }} /> }}
          />
        }
      />
    </div>
  );
}
