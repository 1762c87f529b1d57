// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import { OrderPage } from '@/pages/services/order/OrderPage';
import { aBranch, aDraft, aPackage, aPurchase, aQuote, aService } from './orderSamples';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, has, named, card, click } = page;

const quoteLine = 'POST /client/inspections/quote';
const text = (en: string) => ({ ar: `${en} ع`, en });
const byPackage = aService({ billing: 'package', packages: [aPackage()] });
type Props = Parameters<typeof OrderPage>[0];
const choice = { kind: 'package', packageId: 'p1' };
/** Opens a step with the answers of a draft. */
async function open(step: string, data: object, props: Partial<Props> = {}): Promise<void> {
  const branches = [aBranch('Olaya'), aBranch('Malaz'), aBranch('Rabwa')];
  const draft = aDraft({ step, data: { branchIds: ['Olaya'], ...data }, orderKey: 'key-1' });
  await show(<OrderPage {...{ service: byPackage, branches, draft, again: null, ...props }} />);
  await page.settle(20);
}
const hint = () => said('[data-keep-clear] p');

beforeAll(async () => {
  await startI18n();
  await readEnglish(['order', 'client', 'requests', 'fields', 'record']);
});
beforeEach(() => {
  useSession.setState({ user: { id: 'u1' } as never, selectedBranch: null });
  api.on('PUT /client/order-drafts/s1', {});
  api.on(quoteLine, aQuote());
  api.on('GET /client/calendar/availability', { days: [], none: null });
});
afterEach(async () => {
  await page.draw(null);
  sessionStorage.clear();
  api.clear();
});

describe('placing an order', () => {
  const questions = [
    { id: 'hours', text: text('Opening hours?'), mandatory: true },
    { id: 'gate', text: text('Which gate?'), mandatory: false },
  ];
  const service = { ...byPackage, questions };
  const detailed = { choice, answers: { gate: ' North ' }, notes: ' Call first ' };
  const details = {
    serviceId: 's1',
    branchId: 'Olaya',
    vehicleIds: [],
    preferredOn: null,
    preferredAt: null,
  };

  it('needs an answer to each required question, and sends each answer once under the draft’s key', async () => {
    await open('details', detailed, { service });
    const send = 'Continue to the contract';
    expect([hint(), named(send)]).toEqual([
      'Answer the required questions to continue',
      expect.objectContaining({ disabled: true }),
    ]);
    expect(has('Which gate? (optional)') && has('Note for the team (optional)')).toBe(true);
    await type('Opening hours?', '  ');
    expect(named(send)).toHaveProperty('disabled', true);
    await type('Opening hours?', '9 to 5 ');
    expect(hint()).toContain('Total');
    api.on('POST /client/inspections', () =>
      refusal(422, { message: 'Wrong.', errors: { notes: ['Too long.'] } }),
    );
    await press(send);
    await page.until(() => alerts().length > 0);
    expect(alerts()).toEqual(['Error Occured Requesting ServiceWrong. Too long.']);
    const [call] = api.calls('POST /client/inspections');
    expect(call!.headers.get('Idempotency-Key')).toBe('key-1');
    expect(call!.body).toEqual({
      ...details,
      otherBranchIds: [],
      packageId: 'p1',
      paymentPlan: 'one',
      answers: [
        { questionId: 'gate', answer: 'North' },
        { questionId: 'hours', answer: '9 to 5' },
      ],
      notes: 'Call first',
    });
    // The input stays, and the same order is sent under the same key.
    expect(named('Opening hours?').value).toBe('9 to 5 ');
    api.on('POST /client/inspections', () =>
      refusal(409, { code: 'order_placed_already', message: 'Placed.' }),
    );
    await press(send);
    await page.until(() => alerts()[0]?.includes('Placed.') ?? false);
    await press(send);
    await page.until(() => api.calls('POST /client/inspections').length === 3);
    const keys = api.calls('POST /client/inspections').map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys[1], keys[2] === 'key-1', Boolean(keys[2])]).toEqual(['key-1', false, true]);
  });

  it('from the balance sends no price and no plan', async () => {
    const paid = aService({ purchases: [aPurchase(3)], balance: 3 });
    const several = { branchIds: ['Olaya', 'Malaz'], choice: { kind: 'balance' } };
    await open('details', several, { service: paid });
    expect(said()).toContain('The supervisor proposes a time for each branch');
    await press('Confirm from the balance');
    await page.until(() => api.calls('POST /client/inspections/redeem').length === 1);
    expect(api.calls('POST /client/inspections/redeem')[0]!.body).toEqual({
      ...details,
      otherBranchIds: ['Malaz'],
      answers: [],
      notes: null,
    });
  });

  it('of a custom service needs its description; a service with one way to buy leads there and back', async () => {
    const single = aService();
    await open('details', {}, { service: single });
    await press('Need something else? Ask for a custom service');
    expect([named('Send the request'), has('Note for the team (optional)')]).toEqual([
      expect.objectContaining({ disabled: true }),
      false,
    ]);
    await type('Description of what you need', ' Ten visits ');
    await press('Send the request');
    await page.until(() => api.calls('POST /client/inspections/custom').length === 1);
    expect(api.calls('POST /client/inspections/custom')[0]!.body).toEqual({
      ...details,
      answers: [],
      notes: 'Ten visits',
    });
    await press('Back to the service at its price');
    expect(has('Continue to the contract')).toBe(true);
    await page.draw(null);
    await open('details', { branchIds: ['Olaya', 'Malaz'] }, { service: single });
    expect(has('Need something else? Ask for a custom service')).toBe(false);
  });

  it('in two payments is offered for a package that lasts long enough, with the second payment', async () => {
    const second = { sequence: 2, amount: 11_500, daysAfterSignature: 180 };
    api.on(quoteLine, ({ body }: { body: { paymentPlan: string } }) =>
      aQuote(body.paymentPlan === 'two' ? { instalments: [...aQuote().instalments, second] } : {}),
    );
    await open('details', { choice });
    await page.settle(20);
    expect(said()).toContain('Second payment: ⃁ 115.00 · 180 days after signature');
    expect(card('One payment').checked).toBe(true);
    await click(card('Two payments'));
    await press('Continue to the contract');
    await page.until(() => api.calls('POST /client/inspections').length === 1);
    expect(api.calls('POST /client/inspections')[0]!.body).toMatchObject({ paymentPlan: 'two' });
    await page.draw(null);
    const short = aService({ billing: 'package', packages: [aPackage({ duration: 'month_1' })] });
    await open('details', { choice, paymentPlan: 'two' }, { service: short });
    expect(said()).not.toContain('How would you like to pay?');
  });
});
