import type { RecordTabProps } from 'sijil/react/application';
import { useTranslation } from 'react-i18next';
import { daysOffResource } from '#resources/daysOff';
import type { InspectorsWeekView, InspectorWeekView } from '#domain/api/calendarViews';
import { formatWeekday } from 'sijil/base/formats/dates';
import { DateText } from 'sijil/react/components/valueTexts';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLanguage } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { VisitLink } from '@/requests/week/VisitLink';
import { useWeek, WeekBar } from '@/requests/week/WeekBar';
import styles from '@/requests/week/Week.module.css';

/** Week of an inspector: visits and days off by day, and the number of free team members on each. */
export default function InspectorCalendar({ record }: RecordTabProps) {
  const week = useWeek();
  const own = useOperation('calendar.inspector', {
    params: { id: record.id },
    ...(week.query && { query: week.query }),
  });
  const team = useOperation('calendar.inspectors', {
    query: { ...week.query, supervisorId: String(record['supervisorId']) },
  });
  if (own.error) return <ErrorState error={own.error} onRetry={own.refetch} />;
  return (
    <div className={styles.stack}>
      <WeekBar week={week} days={own.data?.days ?? []} />
      {own.data ? (
        <ol className={styles.days}>
          {own.data.days.map((day, index) => (
            <Day key={day.day} day={day} team={team.data?.days[index]} />
          ))}
        </ol>
      ) : (
        <LoadingState as="lines" rows={6} />
      )}
    </div>
  );
}

interface DayProps {
  readonly day: InspectorWeekView['days'][number];
  readonly team: InspectorsWeekView['days'][number] | undefined;
}

function Day({ day: { day, weekend, off, visits }, team }: DayProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  return (
    <li className={weekend ? `${styles.day} ${styles.weekend}` : styles.day}>
      <h3 className={styles.dayName}>
        {formatWeekday(day, language)}
        <span className={styles.quiet}>
          <DateText value={day} />
        </span>
      </h3>
      {off && (
        <span title={off.reason}>
          <ToneTag tone={daysOffResource.fields.status.options[off.status].tone}>
            {t(`week.off.${off.status}`)}
          </ToneTag>
        </span>
      )}
      {visits.map((visit) => (
        <VisitLink key={visit.requestId} visit={visit} />
      ))}
      {visits.length === 0 && !off && (
        <span className={styles.quiet}>{t(weekend ? 'week.weekend' : 'week.noVisits')}</span>
      )}
      {team && !weekend && (
        <span className={styles.team}>
          {team.off > 0
            ? t('week.teamOff', { available: team.available, assigned: team.assigned, off: team.off })
            : t('week.team', { available: team.available, assigned: team.assigned })}
        </span>
      )}
    </li>
  );
}
