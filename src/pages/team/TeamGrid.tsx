import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InspectorsWeekView, TeamVisit } from '#domain/api/calendarViews';
import { formatWeekday } from 'sijil/base/formats/dates';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLanguage } from 'sijil/react/providers/language';
import { layoutSizes } from 'sijil/react/theme/tokens';
import { Cell as CellOf } from './Cell';
import type { Move } from './MoveDialog';
import type { Cell } from './moves';
import { OutsideTag } from './OutsideTag';
import styles from './Team.module.css';
import { useHeldVisit } from './useHeldVisit';
import { VisitCard } from './VisitCard';

interface TeamGridProps {
  readonly data: InspectorsWeekView;
  readonly onMove: (move: Move) => void;
}

/** Grid of inspectors and the days of a week; its first row has the visits without an inspector. */
export function TeamGrid({ data, onMove }: TeamGridProps) {
  const { days, inspectors } = data;
  const { t } = useTranslation('calendar');
  const { isHolding, isOver, targetOf, ofCard, ofCell } = useHeldVisit(data, onMove);
  const unassigned = days.flatMap((day) => day.unassigned);
  const booked = inspectors.flatMap((one) => one.days.flatMap((day) => day.booked));
  const movable = [...unassigned, ...booked].some(({ moves }) => moves.length > 0);

  const cards = (visits: readonly TeamVisit[], cell: Cell) =>
    visits.map((visit) => (
      <VisitCard key={visit.requestId} visit={visit} onMove={onMove} byHand={ofCard(visit, cell)} />
    ));
  const cell = (to: Cell, weekend: boolean, content: ReactNode) => {
    const target = targetOf(to);
    const named = target === 'suitable' || target === 'unsuitable' ? target : null;
    const classes = [
      weekend && styles.weekend,
      isHolding && styles[target ?? 'closed'],
      isOver(to) && styles.over,
    ];
    return (
      <td key={to.day} className={classes.filter(Boolean).join(' ')} {...ofCell(to)}>
        {content}
        {named && <span className={styles.target}>{t(named)}</span>}
      </td>
    );
  };

  return (
    <>
      <section className={styles.board} aria-label={t('title')}>
        <table className={styles.grid}>
          <DayHeads days={days} />
          <tbody>
            <tr className={styles.unassigned}>
              <th scope="row">
                {t('unassigned')}
                {unassigned.length > 0 && <span className={styles.number}>{unassigned.length}</span>}
              </th>
              {unassigned.length === 0 ? (
                <td colSpan={days.length} className={styles.quiet}>
                  {t('noUnassigned')}
                </td>
              ) : (
                days.map((day) => {
                  const to = { day: day.day, inspectorId: null };
                  return cell(
                    to,
                    day.weekend,
                    <div className={styles.cell}>{cards(day.unassigned, to)}</div>,
                  );
                })
              )}
            </tr>
            {inspectors.map(({ id, name, outside, days: own }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  <OutsideTag outside={outside} />
                </th>
                {own.map((day, place) => {
                  const to = { day: days[place]?.day ?? '', inspectorId: id };
                  return cell(
                    to,
                    days[place]?.weekend ?? false,
                    <CellOf day={day} compact>
                      {cards(day.booked, to)}
                    </CellOf>,
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {movable && <p className={styles.quiet}>{t('keys')}</p>}
    </>
  );
}

/** Heads of the days, which stay in view while the week is scrolled. */
function DayHeads({ days }: Pick<InspectorsWeekView, 'days'>) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return (
    <thead style={{ insetBlockStart: layoutSizes.header }}>
      <tr>
        <th scope="col">{t('inspector')}</th>
        {days.map((day) => (
          <th key={day.day} scope="col" className={day.weekend ? styles.weekend : undefined}>
            {formatWeekday(day.day, language)}
            <span className={styles.quiet}>
              <DateText value={day.day} />
            </span>
            {!day.weekend && (
              <span className={styles.quiet}>
                {t('totals', { available: day.available, assigned: day.assigned, free: day.free })}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
