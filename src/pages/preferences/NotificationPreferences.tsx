import { useTranslation } from 'react-i18next';
import { Switch } from 'antd';
import { mailTimesBody } from '#domain/notifications/preferenceBodies';
import { typedMailTimes } from '#domain/notifications/typedMailTimes';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { Refusal } from 'sijil/react/components/Refusal';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import { Panel } from 'sijil/react/components/Panel';
import styles from './Preferences.module.css';
import { LinkButton } from 'sijil/react/components/links';
import { useMay } from 'sijil/react/providers/may';
import { baseRole } from 'sijil/schema/roles/customRoles';
import type { PreferencesView } from '#domain/api/messageViews';
import { noticeTopics } from '#domain/notifications/noticeTopics';
import { type PersonalNotice, personalNotices } from '#domain/notifications/personalNotices';
import { keysOf } from 'sijil/base/objects';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';

/** Link to the lists to which the user is subscribed by email. */
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

type Choices = PreferencesView['choices'];

/** Kinds of notice for the reader, by topic, with a switch for each channel; a change is saved at once. */
export function NoticeChoices({ choices }: { readonly choices: Choices }) {
  const { t } = useTranslation('preferences');
  const localize = useLocalize();
  const role = useSession(({ user }) => user && baseRole(user.role));
  if (!role) return null;
  const notices = personalNotices(role);
  // Everybody gets emails about their account, whatever else their role receives.
  const topics = keysOf(noticeTopics).filter(
    (topic) => topic === 'security' || notices.some((one) => one.topic === topic),
  );
  return topics.map((topic) => {
    const { label, delivery } = noticeTopics[topic];
    const shown = notices.filter((one) => one.topic === topic);
    return (
      <Panel
        key={topic}
        title={localize(label)}
        meta={delivery !== 'mayWait' && <ToneTag tone="info">{t(`delivery.${delivery}`)}</ToneTag>}
        flush
      >
        {topic === 'security' && <p className={styles['always']}>{t('accountMails')}</p>}
        <div className={styles['head']} aria-hidden="true" hidden={shown.length === 0}>
          <span>{t('byPortal')}</span>
          <span>{t('byMail')}</span>
        </div>
        <ul className={styles['list']}>
          {shown.map((notice) => (
            <Row
              key={notice.title.en}
              notice={notice}
              choice={choices.find(({ kind }) => notice.kinds.includes(kind))}
              locked={delivery === 'always'}
            />
          ))}
        </ul>
      </Panel>
    );
  });
}

interface RowProps {
  readonly notice: PersonalNotice;
  readonly choice: Choices[number] | undefined;
  readonly locked: boolean;
}

function Row({ notice, choice, locked }: RowProps) {
  const { t } = useTranslation('preferences');
  const localize = useLocalize();
  const { run, pending, error } = useAction('notifications.saveChoices');
  const { byPortal, byMail } = choice ?? { byPortal: true, byMail: true };
  const [kind = ''] = notice.kinds;
  const name = localize(notice.title);
  const save = (next: { readonly byPortal: boolean; readonly byMail: boolean }) =>
    void run({ body: { choices: [{ kind, ...next }] } }).catch(() => undefined);
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['way']}>
        <Switch
          checked={byPortal}
          disabled={locked}
          loading={pending}
          aria-label={t('switchPortal', { name })}
          onChange={(on) => save({ byPortal: on, byMail })}
        />
      </span>
      <span className={styles['way']}>
        <Switch
          checked={byMail}
          disabled={locked}
          loading={pending}
          aria-label={t('switchMail', { name })}
          onChange={(on) => save({ byPortal, byMail: on })}
        />
      </span>
      <Refusal error={error} />
    </li>
  );
}
