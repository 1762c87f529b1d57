import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { profileOccasions, profileParts } from '#domain/profile/profileParts';
import { LinkButton } from 'sijil/react/components/links';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import styles from './Profile.module.css';
import { useProfileParts } from './useProfileParts';

/** Completed share of the company's profile, and the missing parts: when each is needed, with a link. */
export function ProfileMeter() {
  const { t } = useTranslation('profile');
  const localize = useLocalize();
  const parts = useProfileParts();
  if (!parts || parts.missing.length === 0) return null;
  // Parts that block a request come first.
  const missing = parts.missing.toSorted((one, other) => Number(other.due) - Number(one.due));
  return (
    <Panel title={t('title')} actions={<LinkButton to="/account/details">{t('complete')}</LinkButton>}>
      <Progress percent={parts.percent} aria-label={t('title')} />
      <ul className={styles.list}>
        {missing.map(({ part, due }) => (
          <li key={part} className={styles.row}>
            <span>
              <span className={styles.name}>{localize(profileParts[part].label)}</span>
              <span className={styles.why}>{localize(profileParts[part].why)}</span>
            </span>
            <ToneTag tone={due ? 'warning' : 'neutral'}>
              {due ? t('now') : localize(profileOccasions[profileParts[part].before].label)}
            </ToneTag>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
