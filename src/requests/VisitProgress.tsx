import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { formatTime } from 'sijil/base/formats/dates';
import { useLanguage } from 'sijil/react/providers/language';
import styles from './VisitProgress.module.css';

/** How far a visit under way is, in one line; the page follows as the phone sends. */
export function VisitProgress({ request: { visitProgress } }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  if (!visitProgress) return null;
  const { answered, asked, section, sections, heardAt } = visitProgress;
  return (
    <p className={styles.progress}>
      <span>{t('visitProgress.section', { section, sections })}</span>
      <span>{t('visitProgress.items', { answered, asked })}</span>
      <span className={styles.quiet}>{t('visitProgress.heard', { at: formatTime(heardAt, language) })}</span>
    </p>
  );
}
