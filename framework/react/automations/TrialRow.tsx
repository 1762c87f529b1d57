import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { recordPath } from '#app/recordPath';
import { resourceNamed } from '#app/resources';
import { languages, type Localized as LocalizedText } from '#framework/base/i18n/localized';
import { Localized } from '@framework/components/Localized';
import { useSession } from '@framework/providers/session';
import styles from './AutomationTrial.module.css';

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
