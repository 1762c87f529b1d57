import type { RecordTabProps } from 'sijil/react/application';
import { recordPath } from 'sijil/schema/generatedScreens';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Panel } from 'sijil/react/components/Panel';
import { Localized, Ltr } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { AutomationSentences } from './AutomationSentences';
import styles from './AutomationTrial.module.css';
import { resourceNamed } from 'sijil/schema/application';
import { languages, type Localized as LocalizedText } from 'sijil/base/i18n/localized';
import { useSession } from 'sijil/react/providers/session';

/** Automation in sentences, with its effects if it had run in the last 30 days. Viewing the page sends nothing. */
export default function AutomationTrial({ resource, record }: RecordTabProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const { data, error, refetch } = useOperation('automations.try', { params: { id: record.id } });
  return (
    <div className={styles.parts}>
      <Panel title={t('trial.what')}>
        <AutomationSentences resource={resource} record={record} />
      </Panel>
      <Panel title={t('trial.title')}>
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <LoadingState rows={4} />
        ) : (
          <>
            <p className={styles.total}>{t('trial.total', { count: data.total })}</p>
            {data.rows.length > 0 && <p className={styles.quiet}>{t('trial.first')}</p>}
            <ol className={styles.rows}>
              {data.rows.map((row) => (
                <TrialRow key={row.id} row={row} of={String(record['resource'])} />
              ))}
            </ol>
          </>
        )}
      </Panel>
      {data && (
        <Panel title={t('trial.fields')}>
          <ul className={styles.fields}>
            {data.fields.map(({ name, label }) => (
              <li key={name}>
                <Ltr>
                  <code>{`{{${name}}}`}</code>
                </Ltr>{' '}
                <bdi>{localize(label)}</bdi>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

export interface Previewed {
  readonly id: string;
  readonly title: string | LocalizedText | null;
  readonly messages: readonly {
    readonly subject: LocalizedText;
    readonly text: LocalizedText;
    readonly people: number;
    readonly names: readonly string[];
  }[];
}

/** A record that an automation would have acted on, with its messages as they would have been in both languages. */
export function TrialRow({ row, of }: { readonly row: Previewed; readonly of: string }) {
  const { t } = useTranslation('record');
  const user = useSession((session) => session.user);
  const resource = resourceNamed(of);
  const path = user && resource && recordPath(resource, row.id, user.role);
  return (
    <li className={styles.row}>
      <strong>
        {path ? (
          <Link to={path}>
            <Localized text={row.title} />
          </Link>
        ) : (
          <Localized text={row.title} />
        )}
      </strong>
      {row.messages.map((message, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the messages of an automation have no name but their place
        <div key={index}>
          <p className={styles.quiet}>
            {t('trial.people', { count: message.people })} <bdi>{message.names.join(t('trial.comma'))}</bdi>
          </p>
          <div className={styles.texts}>
            {languages.map((language) => (
              <blockquote
                key={language}
                lang={language}
                dir={language === 'ar' ? 'rtl' : 'ltr'}
                className={styles.text}
              >
                <strong>{message.subject[language]}</strong>
                <p>{message.text[language]}</p>
              </blockquote>
            ))}
          </div>
        </div>
      ))}
    </li>
  );
}
