import { describe, expect, it } from 'vitest';

import arabic from '../../src/i18n/ar/requests.json';
import english from '../../src/i18n/en/requests.json';
import { transitionNames, transitions } from '#domain/workflow/requestWorkflow';
import { formLinks } from '@/requests/NextAction';
import { actionForms } from '@/requests/actions/actionForms';
import { dayAtHand, freeTimes, openDays } from '@/requests/actions/VisitTimePicker';
import { timelineSteps } from '@/requests/timelineSteps';

const staff = ['admin', 'admin_finance', 'admin_operation', 'supervisor'];
const ofStaff = transitionNames.filter((name) => transitions[name].by.some((who) => staff.includes(who)));
const byStaff = ofStaff.filter((name) => transitions[name].insteadOf === undefined);
/** Actions, and the steps that an action may come to instead. */
const announced = transitionNames.filter((name) => actionForms[name] ?? transitions[name].insteadOf);
const pages = formLinks({ id: 'r1' });

describe('the actions of staff', () => {
  it.each(byStaff)('%s has a form or a page', (name) => {
    expect(actionForms[name] ?? pages[name]).toBeDefined();
  });

  it.each(announced)('%s has a success message in both languages', (name) => {
    expect(arabic.done).toHaveProperty(name);
    expect(english.done).toHaveProperty(name);
  });
});

describe('the time of a visit', () => {
  const slot = (startsAt: string, remaining: number) => ({ startsAt, endsAt: startsAt, remaining });
  const days = [
    { day: '2026-11-15', closed: null, slots: [slot('a', 0), slot('b', 2)] },
    { day: '2026-11-16', closed: null, slots: [slot('c', 0)] },
    { day: '2026-11-20', closed: 'weekend' as const, slots: [] },
  ];

  it('must be free: full days, days off and unknown days are closed', () => {
    expect(freeTimes(days, '2026-11-15')).toEqual(['b']);
    expect(openDays(days)).toEqual(['2026-11-15']);
    expect(freeTimes(days, '2027-01-01')).toEqual([]);
  });

  it('starts on the chosen or preferred day, otherwise on the next open day', () => {
    const open = ['2026-11-15', '2026-11-17', '2026-11-18'];
    const shown = ['2026-11-17', '2026-11-16', '2026-12-01', null].map((day) => dayAtHand(open, day));
    expect(shown).toEqual(['2026-11-17', '2026-11-17', '2026-11-15', '2026-11-15']);
    expect(dayAtHand([], '2026-11-17')).toBeNull();
  });
});

describe("a request's timeline", () => {
  const step = (from: string, to: string, at: string) => ({ from, to, at }) as never;
  const now = new Date('2026-11-23T09:00:00Z');
  const plain = {
    receiptSince: null,
    certificateRevokedAt: null,
    correctionsDueAt: null,
    resultsSentAt: null as string | null,
  };
  const steps = (
    request: Omit<Parameters<typeof timelineSteps>[0], keyof typeof plain> & Partial<typeof plain>,
  ) => timelineSteps({ ...plain, ...request }, now);

  it('marks the current phase and the start of earlier phases', () => {
    const found = steps({
      status: 'contract_sent',
      createdAt: '2026-11-01T06:00:00.000Z',
      visitAt: null,
      startedAt: null,
      history: [step('pending', 'contract_sent', '2026-11-02T06:00:00.000Z')],
    });
    expect(found.map(({ phase, state }) => `${phase} ${state}`)).toEqual([
      'order past',
      'contract current',
      'payment ahead',
      'visit ahead',
      'results ahead',
      'corrections ahead',
      'done ahead',
    ]);
    expect(found[1]?.since).toBe('2026-11-02T06:00:00.000Z');
    expect(found.filter(({ reached }) => reached).map(({ phase }) => phase)).toEqual(['order']);
  });

  it('leaves out phases that a cancelled request never reached', () => {
    const found = steps({
      status: 'cancelled',
      createdAt: '2026-11-01T06:00:00.000Z',
      visitAt: null,
      startedAt: null,
      history: [step('pending', 'cancelled', '2026-11-02T06:00:00.000Z')],
    });
    expect(found.map(({ phase, tone }) => [phase, tone])).toEqual([
      ['order', null],
      ['done', 'danger'],
    ]);
  });

  it('dates the visit by the start of the inspection, and ticks a completed payment', () => {
    const paid = steps({
      status: 'payment_completed',
      createdAt: '2026-11-01T06:00:00.000Z',
      visitAt: null,
      startedAt: null,
      history: [step('payment_pending', 'payment_completed', '2026-11-03T06:00:00.000Z')],
    });
    expect(paid.find(({ phase }) => phase === 'payment')).toMatchObject({ state: 'current', reached: true });
    const visited = steps({
      status: 'certificate_generated',
      createdAt: '2026-11-01T06:00:00.000Z',
      visitAt: '2026-11-11T06:00:00.000Z',
      startedAt: '2026-11-11T06:07:00.000Z',
      history: [
        step('payment_completed', 'supervisor_assigned', '2026-11-08T06:00:00.000Z'),
        step('inspection_started', 'form_submitted', '2026-11-11T08:00:00.000Z'),
      ],
    });
    expect(visited.find(({ phase }) => phase === 'visit')?.since).toBe('2026-11-11T06:07:00.000Z');
    expect(visited.some(({ phase }) => phase === 'corrections')).toBe(false);
  });

  it('does not tick the phase in which a request was cancelled, and shows no visit day that never was', () => {
    const found = steps({
      status: 'cancelled',
      createdAt: '2026-11-01T06:00:00.000Z',
      visitAt: '2026-11-25T06:00:00.000Z',
      startedAt: null,
      history: [
        step('payment_pending', 'payment_completed', '2026-11-03T06:00:00.000Z'),
        step('payment_completed', 'supervisor_assigned', '2026-11-08T06:00:00.000Z'),
        step('supervisor_assigned', 'details_sent', '2026-11-09T06:00:00.000Z'),
        step('details_sent', 'cancelled', '2026-11-10T06:00:00.000Z'),
      ],
    });
    expect(
      found.map(({ phase, state, reached, since }) => [phase, state, reached, since?.slice(0, 10)]),
    ).toEqual([
      ['order', 'past', true, '2026-11-01'],
      ['payment', 'past', true, '2026-11-03'],
      ['visit', 'stopped', false, '2026-11-08'],
      ['done', 'current', false, '2026-11-10'],
    ]);
  });

  it('dates results by their sending and corrections by their approval', () => {
    const found = steps({
      status: 'inspection_completed',
      createdAt: '2026-11-01T06:00:00.000Z',
      visitAt: '2026-11-02T06:00:00.000Z',
      startedAt: '2026-11-02T06:00:00.000Z',
      resultsSentAt: '2026-11-04T06:00:00.000Z',
      history: [
        step('payment_completed', 'supervisor_assigned', '2026-11-01T07:00:00.000Z'),
        step('inspection_started', 'form_submitted', '2026-11-03T06:00:00.000Z'),
        step('supervisor_reviewed', 'corrections_needed', '2026-11-04T06:00:00.000Z'),
        step('corrections_needed', 'corrections_submitted', '2026-11-08T06:00:00.000Z'),
        step('corrections_reviewed', 'corrections_approved', '2026-11-11T06:00:00.000Z'),
        step('corrections_approved', 'inspection_completed', '2026-11-12T06:00:00.000Z'),
      ],
    });
    expect(found.map(({ phase, since }) => [phase, since?.slice(0, 10)])).toEqual([
      ['order', '2026-11-01'],
      ['visit', '2026-11-02'],
      ['results', '2026-11-04'],
      ['corrections', '2026-11-11'],
      ['done', '2026-11-12'],
    ]);
  });

  it('does not tick a cancelled request as completed', () => {
    const found = steps({
      status: 'cancelled',
      createdAt: '2026-11-01T06:00:00.000Z',
      visitAt: null,
      startedAt: null,
      history: [step('pending', 'cancelled', '2026-11-02T06:00:00.000Z')],
    });
    expect(found.at(-1)?.reached).toBe(false);
  });

  it('marks the results red after the certificate was revoked, in any later phase', () => {
    const revoked = { certificateRevokedAt: '2026-11-20T06:00:00.000Z' };
    const done = timelineSteps(
      {
        ...plain,
        ...revoked,
        status: 'inspection_completed',
        createdAt: '2026-11-01T06:00:00.000Z',
        visitAt: '2026-11-11T06:00:00.000Z',
        startedAt: null,
        history: [
          step('payment_completed', 'supervisor_assigned', '2026-11-08T06:00:00.000Z'),
          step('inspection_started', 'form_submitted', '2026-11-11T08:00:00.000Z'),
          step('certificate_generated', 'inspection_completed', '2026-11-12T08:00:00.000Z'),
        ],
      },
      now,
    );
    expect(done.map(({ phase, words, tone }) => [phase, words?.en ?? null, tone])).toEqual([
      ['order', null, null],
      ['visit', null, null],
      ['results', 'Certificate revoked', 'danger'],
      ['done', 'Inspection completed', 'success'],
    ]);
  });

  it('shows a transfer under review with the same text as the list', () => {
    const waiting = timelineSteps(
      {
        ...plain,
        receiptSince: '2026-11-22T06:00:00.000Z',
        status: 'payment_pending',
        createdAt: '2026-11-01T06:00:00.000Z',
        visitAt: null,
        startedAt: null,
        history: [step('contract_signed', 'payment_pending', '2026-11-03T06:00:00.000Z')],
      },
      now,
    );
    expect(waiting.find(({ phase }) => phase === 'payment')?.words?.ar).toBe('إيصال التحويل قيد المراجعة');
  });
});
