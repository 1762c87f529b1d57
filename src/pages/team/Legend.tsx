import { useTranslation } from 'react-i18next';
import type { InspectorsWeekView } from '#domain/api/calendarViews';
import { statuses } from '#domain/workflow/statuses';
import { useLocalize } from '@framework/providers/language';
import styles from './Team.module.css';

/** The colours of the visits that are shown, each with its statuses, and how the counts above the days are made. */
export function Legend({ data: { inspectors } }: { readonly data: InspectorsWeekView }) {
  const { t } = useTranslation('calendar');
  const localize = useLocalize();
  const shown = inspectors.flatMap(({ days }) => days.flatMap(({ booked }) => booked));
  const names = [...new Set(shown.map(({ status }) => status))];
  const tones = [...new Set(names.map((name) => statuses[name].tone))];
  return (
    <>
      {tones.length > 0 && (
        <ul className={styles.legend} aria-label={t('legend')}>
          {tones.map((tone) => (
            <li key={tone}>
              <span
                className={styles.colour}
                style={{ background: `var(--tone-${tone}-text)` }}
                aria-hidden="true"
              />
              {names
                .filter((name) => statuses[name].tone === tone)
                .map((name) => localize(statuses[name]))
                .join(t('comma'))}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>{t('counts')}</p>
    </>
  );
}
