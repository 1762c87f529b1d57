import { useTranslation } from 'react-i18next';
import type { VisitView } from '#domain/api/calendarViews';
import { formatWeekday } from '#framework/base/formats/dates';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { DateText } from '@framework/components/DateText';
import { useLanguage } from '@framework/providers/language';
import { VisitLink } from '@/requests/week/VisitLink';
import styles from '@/requests/week/Week.module.css';

/** Visits under the days on which they are made; days without any are left out. */
export function VisitsOfWeek({ visits }: { readonly visits: readonly VisitView[] }) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const dayOf = ({ visitAt }: VisitView) => riyadhDate(new Date(visitAt));
  const days = [...new Set(visits.map(dayOf))];
  return (
    <div className={styles.columns}>
      {days.map((day) => (
        <section key={day} className={styles.visits}>
          <h3 className={styles.dayName}>
            {formatWeekday(day, language)}
            <span className={styles.quiet}>
              <DateText value={day} />
            </span>
          </h3>
          {visits
            .filter((visit) => dayOf(visit) === day)
            .map((visit) => (
              <VisitLink key={visit.requestId} visit={visit}>
                <span className={styles.quiet}>
                  <bdi>{visit.inspector?.name ?? t('workload.noInspector')}</bdi>
                </span>
              </VisitLink>
            ))}
        </section>
      ))}
    </div>
  );
}
