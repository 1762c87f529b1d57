import { useTranslation } from 'react-i18next';
import type { HTMLAttributes, ReactNode } from 'react';
import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { InspectorsWeekView, TeamVisit } from '#domain/api/calendarViews';
import { formatWeekday } from '#framework/base/formats/dates';
import { formatDuration } from '#framework/base/formats/numbers';
import { DateText } from '@framework/components/valueTexts';
import { useLanguage, useLocalize } from '@framework/providers/language';
import type { Move } from './MoveDialog';
import styles from './Team.module.css';
import { daysOffResource } from '#resources/daysOff';
import { ToneTag } from '@framework/components/ToneTag';
import { transitions } from '#domain/workflow/requestWorkflow';
import { VisitLink } from '@/requests/week/WeekBar';

interface DayListProps {
  readonly data: InspectorsWeekView;
  readonly onMove: (move: Move) => void;
}

/** Week as a list of days: the visits or absence of each inspector, and the others who are free. */
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
            {busy.map((one) => (
              <section key={one.id}>
                <h3 className={styles.person}>
                  <bdi>{one.name}</bdi>
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
            {busy.length === 0 && free.length === 0 && <p className={styles.quiet}>{t('nothing')}</p>}
          </li>
        );
      })}
    </ol>
  );
}

interface CellProps {
  readonly day: InspectorsWeekView['inspectors'][number]['days'][number];
  /** Visits of the day. */
  readonly children: ReactNode;
}

/** Day of an inspector: visits, the number that the filters hide, absence and free capacity. */
export function Cell({ day: { off, offAsked, free, visits, booked }, children }: CellProps) {
  const { t } = useTranslation('calendar');
  const { options } = daysOffResource.fields.status;
  return (
    <div className={styles.cell}>
      {off && <ToneTag tone={options.approved.tone}>{t('off')}</ToneTag>}
      {offAsked && <ToneTag tone={options.pending.tone}>{t('offAsked')}</ToneTag>}
      {children}
      {visits > booked.length && (
        <span className={styles.free}>{t('filters.hidden', { count: visits - booked.length })}</span>
      )}
      {free > 0 && <span className={styles.free}>{t('free', { count: free })}</span>}
    </div>
  );
}

interface VisitCardProps {
  readonly visit: TeamVisit;
  readonly onMove: (move: Move) => void;
  /** Handlers that drag the visit, and the keys of its link that move it to the next cell. */
  readonly byHand?: Pick<
    HTMLAttributes<HTMLDivElement>,
    'draggable' | 'onDragStart' | 'onDragEnd' | 'onKeyDown'
  >;
}

/** Visit in a team's week: its text opens it; its menu, Shift with an arrow, or dragging moves it. */
export function VisitCard({ visit, onMove, byHand }: VisitCardProps) {
  const { t } = useTranslation('calendar');
  const localize = useLocalize();
  const { moves, travelMinutes, requestId, number } = visit;
  return (
    <>
      {travelMinutes !== null && (
        <span className={styles.travel}>
          {t('travel', { time: localize(formatDuration(travelMinutes)) })}
        </span>
      )}
      <div
        className={moves.length > 0 ? `${styles.card} ${styles.movable}` : styles.card}
        {...(moves.length > 0 && byHand)}
      >
        <VisitLink visit={{ ...visit, inspector: null }} />
        {moves.length > 0 && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: moves.map((name) => ({
                key: name,
                label: localize(transitions[name].label),
                onClick: () => onMove({ requestId, steps: [{ name }] }),
              })),
            }}
          >
            <Button
              type="text"
              size="small"
              className={styles.more ?? ''}
              icon={<MoreOutlined aria-hidden="true" />}
              aria-label={t('movesOf', { number })}
            />
          </Dropdown>
        )}
      </div>
    </>
  );
}
