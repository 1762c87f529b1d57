import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InspectorsWeekView, TeamVisit } from '#domain/api/calendarViews';
import { formatWeekday } from '#framework/base/formats/dates';
import { DateText } from '@framework/components/valueTexts';
import { useLanguage } from '@framework/providers/language';
import { Cell as CellOf, VisitCard } from './DayList';
import type { Move } from './MoveDialog';
import { type Cell, neighbourCell, moveTo, otherTeamOf } from './moves';
import styles from './Team.module.css';

interface TeamGridProps {
  readonly data: InspectorsWeekView;
  readonly onMove: (move: Move) => void;
}

interface Held {
  readonly visit: TeamVisit;
  readonly from: Cell;
}

/** Grid of inspectors and the days of a week. */
export function TeamGrid({ data: { days, inspectors }, onMove }: TeamGridProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const held = useRef<Held | null>(null);
  const [over, setOver] = useState('');
  const movable = inspectors.some((one) =>
    one.days.some(({ booked }) => booked.some(({ moves }) => moves.length > 0)),
  );

  const moved = ({ visit, from }: Held, to: Cell): Move | null => {
    const move = moveTo(visit, from, to);
    const otherTeam = otherTeamOf(inspectors, from, to);
    return move && { ...move, ...(otherTeam && { otherTeam }) };
  };
  const keyed = (one: Held) => (event: KeyboardEvent) => {
    if (!event.shiftKey || !event.key.startsWith('Arrow')) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = neighbourCell(
      one.from,
      event.key,
      days.map(({ day }) => day),
      inspectors,
      rtl,
    );
    const move = to && moved(one, to);
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  const byHand = (one: Held) => ({
    draggable: true,
    onKeyDown: keyed(one),
    onDragStart: (event: DragEvent) => {
      held.current = one;
      event.dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag without data.
      event.dataTransfer.setData('text/plain', one.visit.requestId);
    },
    onDragEnd: () => {
      held.current = null;
      setOver('');
    },
  });
  const drop = (to: Cell) => ({
    onDragOver: (event: DragEvent) => {
      if (!held.current || !moveTo(held.current.visit, held.current.from, to)) return;
      event.preventDefault();
      setOver(`${to.inspectorId}/${to.day}`);
    },
    onDrop: (event: DragEvent) => {
      const move = held.current && moved(held.current, to);
      event.preventDefault();
      setOver('');
      if (move) onMove(move);
    },
  });

  return (
    <>
      <section className={styles.scroll} aria-label={t('title')}>
        <table className={styles.grid}>
          <thead>
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
          <tbody>
            {inspectors.map((inspector) => (
              <tr key={inspector.id}>
                <th scope="row">
                  <bdi>{inspector.name}</bdi>
                </th>
                {inspector.days.map((day, place) => {
                  const cell = { day: days[place]?.day ?? '', inspectorId: inspector.id };
                  return (
                    <td
                      key={cell.day}
                      className={[
                        days[place]?.weekend && styles.weekend,
                        over === `${inspector.id}/${cell.day}` && styles.over,
                      ]
                        .filter(Boolean)
                        .join(' ')}
                      {...drop(cell)}
                    >
                      <CellOf day={day}>
                        {day.booked.map((visit) => (
                          <VisitCard
                            key={visit.requestId}
                            visit={visit}
                            onMove={onMove}
                            byHand={byHand({ visit, from: cell })}
                          />
                        ))}
                      </CellOf>
                    </td>
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
