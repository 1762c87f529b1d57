import { describe, expect, it } from 'vitest';
import type { TeamVisit } from '#domain/api/calendarViews';
import { isSuitable, moveTo, neighbourCell, otherTeamOf } from '@/pages/team/moves';

const [saud, huda] = [
  { id: 's', name: 'سعود' },
  { id: 'h', name: 'هدى' },
];
const visit = (...moves: TeamVisit['moves']) =>
  ({
    requestId: 'r',
    visitAt: '2026-11-24T06:00:00.000Z',
    supervisor: saud,
    suitable: ['b'],
    moves,
  }) as unknown as TeamVisit;
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

  it('assigns an approved visit that has no inspector, and gives a proposed one another time only', () => {
    const nobody = { ...here, inspectorId: null };
    const approved = visit('reschedule', 'assignInspector');
    expect(moveTo(approved, nobody, here)?.steps).toEqual([{ name: 'assignInspector', inspectorId: 'a' }]);
    expect(
      moveTo(approved, nobody, { day: '2026-11-25', inspectorId: 'b' })?.steps.map(({ name }) => name),
    ).toEqual(['reschedule', 'assignInspector']);
    const proposed = visit('changeProposal');
    expect(moveTo(proposed, nobody, here)).toBeNull();
    expect(moveTo(proposed, nobody, { ...nobody, day: '2026-11-25' })?.steps).toEqual([
      { name: 'changeProposal', at: '2026-11-25T06:00:00.000Z' },
    ]);
    const rejected = visit('sendDetails');
    expect(moveTo(rejected, nobody, { ...nobody, day: '2026-11-25' })?.steps[0]?.name).toBe('sendDetails');
    // Nothing takes an inspector away from a visit.
    expect(moveTo(visit('replaceInspector'), here, nobody)).toBeNull();
  });

  it('shows who could make it: at its time those the server names, on another day those of the team with room', () => {
    const day = { visits: 0, off: false, offAsked: false, free: 2, booked: [] };
    const person = (id: string, supervisor = saud, changes = {}) => ({
      id,
      name: id,
      level: 'inspector',
      supervisor,
      outside: null,
      days: [{ ...day, ...changes }],
    });
    const nobody = { ...here, inspectorId: null };
    const able = (to: string, one: ReturnType<typeof person>) =>
      isSuitable(visit('assignInspector'), nobody, { day: to, inspectorId: one.id }, one, 0);
    expect(able('2026-11-24', person('b'))).toBe(true);
    expect(able('2026-11-24', person('c'))).toBe(false);
    expect(able('2026-11-25', person('c'))).toBe(true);
    expect(able('2026-11-25', person('c', huda))).toBe(false);
    expect(able('2026-11-25', person('c', saud, { free: 0 }))).toBe(false);
    expect(able('2026-11-25', person('c', saud, { off: true }))).toBe(false);
  });

  it('does nothing where the reader may not make that change', () => {
    expect(moveTo(visit('replaceInspector'), here, { ...here, day: '2026-11-25' })).toBeNull();
    expect(moveTo(visit(), here, { ...here, inspectorId: 'b' })).toBeNull();
  });

  it('names both supervisors where the inspector belongs to another team', () => {
    const people = [
      { id: 'a', name: 'أحمد', supervisor: saud },
      { id: 'b', name: 'بدر', supervisor: huda },
      { id: 'c', name: 'جابر', supervisor: saud },
    ];
    expect(otherTeamOf(people, visit(), { ...here, inspectorId: 'b' })).toEqual({
      inspector: 'بدر',
      leader: 'هدى',
      supervisor: 'سعود',
    });
    expect(otherTeamOf(people, visit(), { ...here, inspectorId: 'c' })).toBeUndefined();
  });

  it('selects the neighbouring cell with the arrow keys, in the reading direction', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
    const people = [{ id: 'a' }, { id: 'b' }];
    const move = (key: string, rtl: boolean) => neighbourCell(here, key, days, people, rtl);
    expect(move('ArrowRight', false)?.day).toBe('2026-11-25');
    expect(move('ArrowRight', true)?.day).toBe('2026-11-23');
    expect(move('ArrowLeft', true)?.day).toBe('2026-11-25');
    expect(move('ArrowDown', true)?.inspectorId).toBe('b');
    expect(move('ArrowUp', true)).toEqual({ ...here, inspectorId: null });
    expect(neighbourCell({ ...here, inspectorId: null }, 'ArrowUp', days, people, true)).toBeNull();
    expect(neighbourCell({ ...here, day: '2026-11-25' }, 'ArrowRight', days, people, false)).toBeNull();
  });
});
