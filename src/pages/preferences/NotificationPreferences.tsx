import { useTranslation } from 'react-i18next';
import { mailTimesBody } from '#domain/notifications/preferenceBodies';
import { typedMailTimes } from '#domain/notifications/typedMailTimes';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { PageHeader } from '@framework/components/PageHeader';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction, useOperation } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';
import { Panel } from '@framework/components/Panel';
import { NoticeChoices } from './NoticeChoices';
import styles from './Preferences.module.css';
import { LinkButton } from '@framework/components/LinkButton';
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

/** Notification preferences: language and times of emails, and each kind by portal and email. */
export default function NotificationPreferences() {
  const { t } = useTranslation('preferences');
  const { data, error, refetch } = useOperation('notifications.preferences');
  const { run } = useAction('notifications.saveMailTimes');
  const toast = useToast();
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={8} />;
  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} subtitle={t('hint')} />
      <Panel title={t('mail')}>
        <ShapeForm
          shape={mailTimesBody}
          mode="update"
          initialValues={typedMailTimes(data)}
          submitLabel={t('save')}
          onSubmit={async (body) => {
            await run({ body });
            toast.success(t('saved'));
          }}
        />
      </Panel>
      <SubscriptionsPanel />
      <NoticeChoices choices={data.choices} />
    </div>
  );
}
