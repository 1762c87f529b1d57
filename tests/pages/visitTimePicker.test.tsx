// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
import { hearServerTime } from 'sijil/react/providers/server';
import { VisitForm } from '@/requests/actions/VisitForm';
import { VisitTimePicker } from '@/requests/actions/VisitTimePicker';
import { fakeApi, refusal } from '../support/fakeApi';
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
const [sunday, tuesday] = ['Sun 22 Nov', 'Tue 24 Nov'];
const [nine, eleven, one] = ['09:00', '11:00', '13:00'];
/** Names of the days or times that can be chosen, and those that are chosen. */
const chips = () => texts('label:has(input[type=radio])');
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

describe('the choice of a visit time', () => {
  it('offers days from today on that have a free time, the first one open, and only its free times', async () => {
    await open();
    expect(api.calls(slotsLine).map(({ query }) => query)).toEqual([{ from: '2026-11-19' }]);
    expect([chips(), chosen()]).toEqual([[sunday, tuesday, nine], [sunday]]);
    expect(texts('fieldset fieldset legend')).toEqual(['Visit day', 'Start time']);
    expect(has('Soonest times')).toBe(false);
  });

  it('opens the day that the client prefers, or the next one that is free', async () => {
    await open({ about: { preferredOn: '2026-11-24' } });
    expect(chosen()).toEqual([tuesday]);
    await page.draw(null);
    await open({ about: { preferredOn: '2026-11-23' } });
    expect(chosen()).toEqual([tuesday]);
    await page.draw(null);
    // Ten in the evening of the 21st in London is the 22nd in Riyadh.
    await open({ about: { preferredOn: '2026-11-24', preferredAt: '2026-11-21T22:00:00.000Z' } });
    expect(chosen()).toEqual([sunday]);
    await page.draw(null);
    // All free days are before the preferred one.
    await open({ about: { preferredOn: '2026-12-01' } });
    expect(chosen()).toEqual([sunday]);
  });

  it('names the day of the times that stay while another week is shown', async () => {
    const nextWeek = { day: '2026-11-29', closed: null, slots: [slot('2026-11-29', '08:00')] };
    api.on(slotsLine, { days: [...week, nextWeek], none: null });
    await open();
    expect(texts('fieldset fieldset legend')).toEqual(['Visit day', 'Start time']);
    await press('Next week');
    expect([chips(), chosen()]).toEqual([['Sun 29 Nov', nine], []]);
    expect(texts('fieldset fieldset legend')).toEqual(['Visit day', `Start time · ${sunday}`]);
    await press('Sun 29 Nov');
    expect(chips()).toEqual(['Sun 29 Nov', eleven]);
    expect(texts('fieldset fieldset legend')).toEqual(['Visit day', 'Start time']);
  });

  it('has no time chosen after another day is opened, and sends the one that is chosen then', async () => {
    await open();
    await press(nine);
    expect(chosen()).toEqual([sunday, nine]);
    await press(tuesday);
    expect([chips(), chosen()]).toEqual([[sunday, tuesday, nine, one], [tuesday]]);
    await press(one);
    await type(word, '  The kitchen is closed. ');
    await press('Reschedule');
    expect(submit.mock.calls).toEqual([
      [{ version: 7, visitAt: '2026-11-24T10:00:00.000Z', reason: 'The kitchen is closed.' }],
    ]);
  });

  it('goes on with the days after the last one that was read, and back to the soonest', async () => {
    await open();
    await press(nine);
    const later = [{ day: '2026-11-25', closed: null, slots: [slot('2026-11-25', '08:00')] }];
    api.on(slotsLine, { days: later, none: null });
    named('Later days').focus();
    await press('Later days');
    await page.until(() => has('Wed 25 Nov'));
    expect(api.calls(slotsLine).at(-1)?.query).toEqual({ from: '2026-11-25' });
    expect([chips(), chosen()]).toEqual([['Wed 25 Nov', eleven], ['Wed 25 Nov']]);
    expect(document.activeElement).toBe(named('Later days'));
    await type(word, 'Busy.');
    await press('Reschedule');
    // The time of the page before is no longer chosen.
    expect([submit.mock.calls, alerts()]).toEqual([[], ['Choose a start time.']]);
    await press('Soonest times');
    await page.until(() => has(sunday));
    expect([chosen(), has('Soonest times')]).toEqual([[sunday], false]);
  });

  it('selects the time that a link points at where it is free', async () => {
    const start = { at: '2026-11-24T13:00:00+03:00' };
    await open({ start });
    expect(api.calls(slotsLine)[0]?.query).toEqual({ from: '2026-11-24' });
    expect(chosen()).toEqual([tuesday, one]);
    expect(all('[role=status]')).toEqual([]);
    expect(has('Soonest times')).toBe(true);
    // A choice made since is not undone when the list is read again.
    await press(nine);
    await page.settle();
    expect(chosen()).toEqual([tuesday, nine]);
  });

  it('says that the hour a link points at is taken, and that its day is closed or full', async () => {
    await open({ start: { at: '2026-11-22T08:00:00Z' } });
    expect(said('[role=status]')).toBe('11:00 is not free on Sun 22 Nov. Choose one of the free times.');
    expect(chosen()).toEqual([sunday]);
    await page.draw(null);
    await open({ start: { at: '2026-11-23T06:00:00Z' } });
    expect(said('[role=status]')).toBe(
      'No time is free on Mon 23 Nov: all its times are taken. The next open day is shown.',
    );
    expect(chosen()).toEqual([tuesday]);
    await page.draw(null);
    await open({ start: { at: '2026-11-20T06:00:00Z' } });
    expect(said('[role=status]')).toContain('there are no visits on the weekend');
  });

  it('starts today where a link points at a day that has passed', async () => {
    await open({ start: { at: '2026-11-12T06:00:00Z' } });
    expect(api.calls(slotsLine)[0]?.query).toEqual({ from: '2026-11-19' });
    expect([said('[role=status]'), chosen()]).toEqual(['', [sunday]]);
  });

  it('gives the server’s reason where no day is free, and its message where the days cannot be read', async () => {
    api.on(slotsLine, { days: [], none: 'No inspector covers Abha. Call us.' });
    await open();
    expect([said('[role=status]'), chips()]).toEqual(['No inspector covers Abha. Call us.', []]);
    await press('Later days');
    expect(api.calls(slotsLine)).toHaveLength(1);
    await page.draw(null);
    api.clear();
    api.on(slotsLine, () => refusal(403, { message: 'This is not your request.' }));
    await open();
    expect(alerts()).toEqual(['This is not your request.']);
  });

  it('opens the day of a time that was chosen before', async () => {
    const change = vi.fn();
    const at = '2026-11-24T10:00:00.000Z';
    await show(<VisitTimePicker request={request as never} value={at} onChange={change} />);
    await page.until(() => has(tuesday));
    expect([chosen(), change.mock.calls]).toEqual([[tuesday, one], []]);
  });
});
