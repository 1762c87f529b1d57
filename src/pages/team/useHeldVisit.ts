import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { InspectorsWeekView, TeamVisit } from '#domain/api/calendarViews';
import type { Move } from './MoveDialog';
import { type Cell, isSuitable, moveTo, neighbourCell, otherTeamOf } from './moves';

interface Held {
  readonly visit: TeamVisit;
  readonly from: Cell;
}

export type Target = 'suitable' | 'unsuitable' | 'day' | null;

/** Visit that is dragged over the week, and the handlers of cards and cells. */
export function useHeldVisit({ days, inspectors }: InspectorsWeekView, onMove: (move: Move) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState('');
  const keyOf = ({ inspectorId, day }: Cell) => `${String(inspectorId)}/${day}`;

  const moved = ({ visit, from }: Held, to: Cell): Move | null => {
    const move = moveTo(visit, from, to);
    const otherTeam = to.inspectorId === from.inspectorId ? undefined : otherTeamOf(inspectors, visit, to);
    return move && { ...move, ...(otherTeam && { otherTeam }) };
  };

  /** What a cell is for the visit that is dragged; null where it cannot be dropped. */
  const targetOf = (to: Cell): Target => {
    if (!held || !moveTo(held.visit, held.from, to)) return null;
    const inspector = inspectors.find(({ id }) => id === to.inspectorId);
    if (!inspector) return 'day';
    const place = days.findIndex(({ day }) => day === to.day);
    return isSuitable(held.visit, held.from, to, inspector, place) ? 'suitable' : 'unsuitable';
  };

  const keyed = (one: Held) => (event: KeyboardEvent) => {
    if (!event.shiftKey || !event.key.startsWith('Arrow')) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const names = days.map(({ day }) => day);
    const to = neighbourCell(one.from, event.key, names, inspectors, rtl);
    const move = to && moved(one, to);
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };

  const ofCard = (visit: TeamVisit, from: Cell) => ({
    draggable: true,
    onKeyDown: keyed({ visit, from }),
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag without data.
      event.dataTransfer.setData('text/plain', visit.requestId);
      setHeld({ visit, from });
    },
    onDragEnd: () => {
      setHeld(null);
      setOver('');
    },
  });

  const ofCell = (to: Cell) => ({
    onDragOver: (event: DragEvent) => {
      if (targetOf(to) === null) return;
      event.preventDefault();
      setOver(keyOf(to));
    },
    onDrop: (event: DragEvent) => {
      const move = held && moved(held, to);
      event.preventDefault();
      setOver('');
      setHeld(null);
      if (move) onMove(move);
    },
  });

  return { isHolding: held !== null, isOver: (to: Cell) => over === keyOf(to), targetOf, ofCard, ofCell };
}
