import { describe, expect, it } from 'vitest';
import type { TeamVisit } from '#domain/api/calendarViews';
import { neighbourCell, moveTo, otherTeamOf } from '@/pages/team/moves';

const visit = (...moves: TeamVisit['moves']) =>
  ({ requestId: 'r', visitAt: '2026-11-24T06:00:00.000Z', moves }) as TeamVisit;
const here = { day: '2026-11-24', inspectorId: 'a' };

describe('moving a visit in the team’s week', () => {
  it('leads to rescheduling, to replacing the inspector, or to both in that order', () => {
    const free = visit('reschedule', 'replaceInspector');
    expect(moveTo(free, here, { ...here, day: '2026-11-25' })?.steps).toEqual([
      { name: 'reschedule', at: '2026-11-25T06:00:00.000Z' },
    ]);
    expect(moveTo(free, here, { ...here, inspectorId: 'b' })?.steps).toEqual([
      { name: 'replaceInspector', inspectorId: 'b' },
    ]);
    expect(
      moveTo(free, here, { day: '2026-11-25', inspectorId: 'b' })?.steps.map(({ name }) => name),
    ).toEqual(['reschedule', 'replaceInspector']);
    expect(moveTo(free, here, here)).toBeNull();
  });

  it('does nothing where the reader may not make that change', () => {
    expect(moveTo(visit('replaceInspector'), here, { ...here, day: '2026-11-25' })).toBeNull();
    expect(moveTo(visit(), here, { ...here, inspectorId: 'b' })).toBeNull();
  });

  it('names both supervisors where the new inspector belongs to another team', () => {
    const [saud, huda] = [
      { id: 's', name: 'سعود' },
      { id: 'h', name: 'هدى' },
    ];
    const people = [
      { id: 'a', name: 'أحمد', supervisor: saud },
      { id: 'b', name: 'بدر', supervisor: huda },
      { id: 'c', name: 'جابر', supervisor: saud },
    ];
    expect(otherTeamOf(people, here, { ...here, inspectorId: 'b' })).toEqual({
      inspector: 'بدر',
      leader: 'هدى',
      supervisor: 'سعود',
    });
    expect(otherTeamOf(people, here, { ...here, inspectorId: 'c' })).toBeUndefined();
  });

  it('selects the neighbouring cell with the arrow keys, in the reading direction', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
    const people = [{ id: 'a' }, { id: 'b' }];
    const move = (key: string, rtl: boolean) => neighbourCell(here, key, days, people, rtl);
    expect(move('ArrowRight', false)?.day).toBe('2026-11-25');
    expect(move('ArrowRight', true)?.day).toBe('2026-11-23');
    expect(move('ArrowLeft', true)?.day).toBe('2026-11-25');
    expect(move('ArrowDown', true)?.inspectorId).toBe('b');
    expect(move('ArrowUp', true)).toBeNull();
    expect(neighbourCell({ ...here, day: '2026-11-25' }, 'ArrowRight', days, people, false)).toBeNull();
  });
});
