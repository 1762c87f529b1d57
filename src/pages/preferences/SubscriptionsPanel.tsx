import { useTranslation } from 'react-i18next';
import { LinkButton } from '@framework/components/LinkButton';
import { Panel } from '@framework/components/Panel';
import { useMay } from '@framework/providers/useMay';

/** The way to the lists that one gets by email. */
export function SubscriptionsPanel() {
  const { t } = useTranslation('preferences');
  const allowed = useMay({ resource: 'subscriptions', action: 'list' });
  if (!allowed) return null;
  return (
    <Panel
      title={t('subscriptions.title')}
      actions={
        <LinkButton size="small" to="/subscriptions">
          {t('subscriptions.manage')}
        </LinkButton>
      }
    >
      <p>{t('subscriptions.text')}</p>
    </Panel>
  );
}
