// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from 'sijil/react/providers/apiError';
import { startI18n } from 'sijil/react/providers/i18n';
import { hearServerTime } from 'sijil/react/providers/server';
import { VisitForm } from '@/requests/actions/VisitForm';
import { fakeApi } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, named } = page;

const slotsLine = 'GET /inspections/r1/visit-slots';
/** Time of a day in Riyadh, with the number of visits that can still be promised for it. */
const slot = (day: string, hour: string, remaining = 1) => ({
  startsAt: `${day}T${hour}:00.000Z`,
  endsAt: `${day}T${hour}:30.000Z`,
  remaining,
});
/** Sunday and Tuesday have free times, Monday is full, Friday is a weekend. */
const week = [
  { day: '2026-11-20', closed: 'weekend', slots: [] },
  { day: '2026-11-22', closed: null, slots: [slot('2026-11-22', '06:00'), slot('2026-11-22', '08:00', 0)] },
  { day: '2026-11-23', closed: null, slots: [slot('2026-11-23', '06:00', 0)] },
  { day: '2026-11-24', closed: null, slots: [slot('2026-11-24', '06:00'), slot('2026-11-24', '10:00', 3)] },
];
const request = {
  id: 'r1',
  version: 7,
  visitAt: null,
  rejectedVisitAt: null,
  preferredOn: null,
  preferredAt: null,
  answers: [],
};
const submit = vi.fn();
const close = vi.fn();
interface Asked {
  readonly name?: string;
  readonly about?: object;
  readonly start?: object;
  readonly other?: () => void;
}
const open = async ({ name = 'reschedule', about = {}, ...rest }: Asked = {}) => {
  const props = { request: { ...request, ...about }, name, submit, close, ...rest } as never;
  await show(<VisitForm {...(props as Parameters<typeof VisitForm>[0])} />);
  await page.until(() => said().includes('Later days') && all('.ant-skeleton').length === 0);
};
const sunday = 'Sun 22 Nov';
const nine = '09:00';
const chosen = () => texts('label:has(input[type=radio]:checked)');
const word = 'Reason';

beforeAll(async () => {
  await startI18n();
  await readEnglish(['requests']);
});
beforeEach(() => {
  hearServerTime('Thu, 19 Nov 2026 09:00:00 GMT');
  api.on(slotsLine, { days: week, none: null });
  submit.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.clearAllMocks();
  api.clear();
});

describe('the form of a visit time', () => {
  it('names a missing time and a missing reason, each at its field, until something is typed', async () => {
    await open();
    await press('Reschedule');
    expect(alerts()).toEqual(['Choose a start time.', '“Reason” is required.']);
    const box = named(word);
    expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe(
      '“Reason” is required.',
    );
    expect(submit).not.toHaveBeenCalled();
    await type(word, 'Busy');
    expect(alerts()).toEqual([]);
    await press('Reschedule');
    expect(alerts()).toEqual(['Choose a start time.']);
    await press(nine);
    expect(alerts()).toEqual([]);
  });

  it('of a first proposal takes a note that may stay empty', async () => {
    await open({ name: 'sendDetails' });
    expect(named('Note').getAttribute('placeholder')).toContain('who will receive the inspector');
    expect(has(word)).toBe(false);
    await press(nine);
    await type('Note', '   ');
    await press('Propose the visit time');
    expect(submit.mock.calls).toEqual([[{ version: 7, visitAt: '2026-11-22T06:00:00.000Z' }]]);
    await type('Note', 'Bring boots');
    await press('Propose the visit time');
    expect(submit.mock.lastCall?.[0]).toMatchObject({ note: 'Bring boots' });
  });

  it('keeps a time that was taken meanwhile chosen, with the reason next to it', async () => {
    const errors = { visitAt: ['Taken a minute ago.', 'Choose another.'] };
    submit.mockRejectedValue(new CallError('Check the fields.', 422, 'invalid', errors));
    await open();
    await press(nine);
    await type(word, 'Busy');
    await press('Reschedule');
    expect(alerts()).toEqual(['Taken a minute ago. Choose another.']);
    expect([chosen(), (named(word) as HTMLInputElement).value]).toEqual([[sunday, nine], 'Busy']);
    expect(texts('button')).toContain('Reschedule');
  });

  it('shows the message of a refusal without fields once, and a general one for any other failure', async () => {
    submit.mockRejectedValueOnce(new CallError('Someone else was quicker.', 409, 'stale_version'));
    await open();
    await press(nine);
    await type(word, 'Busy');
    await press('Reschedule');
    expect(alerts()).toEqual(['Someone else was quicker.']);
    submit.mockRejectedValueOnce(new TypeError('x is not a function'));
    await press('Reschedule');
    expect(alerts()).toEqual(['Error']);
    await press('Reschedule');
    expect(alerts()).toEqual([]);
  });

  it('shows the reason of a refusal that names a field without a control', async () => {
    const errors = { version: ['The request has changed.'], reason: ['Too short.'] };
    submit.mockRejectedValue(new CallError('Check the fields.', 422, 'invalid', errors));
    await open();
    await press(nine);
    await type(word, 'Busy');
    await press('Reschedule');
    expect(alerts().toSorted()).toEqual(['The request has changed.', 'Too short.']);
  });

  it('cannot be left or sent again while it is being sent', async () => {
    let end = () => {};
    submit.mockReturnValue(new Promise<void>((resolve) => void (end = resolve)));
    await open();
    await press(nine);
    await type(word, 'Busy');
    await press('Reschedule');
    await page.until(() => all('.ant-btn-loading').length === 1);
    expect(named('Back')).toHaveProperty('disabled', true);
    end();
    await page.until(() => all('.ant-btn-loading').length === 0);
    expect(close).not.toHaveBeenCalled();
    await press('Back');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('says which time is agreed, rejected or preferred, in that order', async () => {
    const rejectedVisitAt = '2026-11-18T06:00:00.000Z';
    await open({ about: { visitAt: '2026-11-17T06:00:00.000Z', rejectedVisitAt } });
    expect(said('p')).toMatch(/^Current time: .*17 Nov/);
    await open({ about: { rejectedVisitAt, preferredOn: '2026-11-24' } });
    expect(said('p')).toMatch(/^The time that the client rejected: .*18 Nov/);
    await open({ about: { preferredOn: '2026-11-24' } });
    expect(said('p')).toMatch(/^The client prefers: .*24 Nov.* · any hour$/i);
    await open();
    expect(said('p')).toBe('');
  });

  it('explains the choice of a free time, and leads to asking for others where that is possible', async () => {
    const other = vi.fn();
    await open({ name: 'chooseVisitTime', other });
    expect(said('p')).toContain('needs no further approval');
    await press('Ask the supervisor for other times');
    expect(other).toHaveBeenCalledTimes(1);
    await open({ name: 'chooseVisitTime' });
    expect(has('Ask the supervisor for other times')).toBe(false);
  });
});
