import { useTranslation } from 'react-i18next';
import type { InspectorsWeekView } from '#domain/api/calendarViews';
import { formatWeekday } from 'sijil/base/formats/dates';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLanguage } from 'sijil/react/providers/language';
import { Cell } from './Cell';
import type { Move } from './MoveDialog';
import { OutsideTag } from './OutsideTag';
import styles from './Team.module.css';
import { VisitCard } from './VisitCard';

interface DayListProps {
  readonly data: InspectorsWeekView;
  readonly onMove: (move: Move) => void;
}

/** Week as a list of days: visits without an inspector, the visits or absence of each inspector, and the others who are free. */
export function DayList({ data: { days, inspectors }, onMove }: DayListProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return (
    <ol className={styles.days}>
      {days.map((day, place) => {
        const that = inspectors.flatMap(({ days: own, ...one }) => {
          const found = own[place];
          return found ? [{ ...one, ...found }] : [];
        });
        const busy = that.filter(({ visits, off, offAsked }) => visits > 0 || off || offAsked);
        const free = that.filter((one) => !busy.includes(one) && one.free > 0);
        return (
          <li key={day.day} className={styles.day}>
            <h2 className={styles.dayName}>
              {formatWeekday(day.day, language)}
              <span className={styles.quiet}>
                <DateText value={day.day} />
              </span>
              {!day.weekend && (
                <span className={styles.quiet}>
                  {t('totals', { available: day.available, assigned: day.assigned, free: day.free })}
                </span>
              )}
            </h2>
            {day.unassigned.length > 0 && (
              <section className={styles.unassigned}>
                <h3 className={styles.person}>{t('unassigned')}</h3>
                <div className={styles.cell}>
                  {day.unassigned.map((visit) => (
                    <VisitCard key={visit.requestId} visit={visit} onMove={onMove} />
                  ))}
                </div>
              </section>
            )}
            {busy.map((one) => (
              <section key={one.id}>
                <h3 className={styles.person}>
                  <bdi>{one.name}</bdi>
                  <OutsideTag outside={one.outside} />
                </h3>
                <Cell day={one}>
                  {one.booked.map((visit) => (
                    <VisitCard key={visit.requestId} visit={visit} onMove={onMove} />
                  ))}
                </Cell>
              </section>
            ))}
            {free.length > 0 && (
              <p className={styles.quiet}>
                {t('freePeople')}{' '}
                {free.map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && t('comma')}
                    <bdi>{name}</bdi>
                  </span>
                ))}
              </p>
            )}
            {day.unassigned.length === 0 && busy.length === 0 && free.length === 0 && (
              <p className={styles.quiet}>{t('nothing')}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
