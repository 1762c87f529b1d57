// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
import {
  AskedFacts,
  RefundFacts,
  ScoreFacts,
  VerdictCounts,
  VisitFacts,
} from '@/requests/actions/decisionFacts';
import type { ActionFormProps } from '@/requests/actions/FormButtons';
import { ReviewForm } from '@/requests/actions/ReviewForm';
import { ReceiptPreview } from '@/requests/ReceiptPreview';
import { fakeApi } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, named } = page;

const submit = vi.fn();
const close = vi.fn();
const propsOf = (request: object) =>
  ({ request, name: 'review', submit, close }) as unknown as ActionFormProps;

beforeAll(async () => {
  await startI18n();
  await readEnglish(['requests']);
});
beforeEach(() => void submit.mockResolvedValue(undefined));
afterEach(() => {
  vi.clearAllMocks();
  api.clear();
});

describe('the review of an inspection', () => {
  const questions = [
    'The inspector’s punctuality',
    'The inspector’s conduct',
    'Clarity of the findings',
    'Fairness of the score',
    'The service overall',
  ];
  const open = () => show(<ReviewForm {...propsOf({ id: 'r1', version: 9 })} />);
  const group = (question: number) => all('fieldset')[question]!;
  async function rate(question: number, stars: number): Promise<void> {
    const name = stars === 1 ? '1 of 5' : `${stars} of 5`;
    const star = group(question).querySelector<HTMLElement>(`input[aria-label="${name}"]`);
    await act(async () => star!.click());
  }
  const send = () => press(texts('button')[0]!);

  it('asks five questions of five stars each, none of them answered', async () => {
    await open();
    expect(texts('legend')).toEqual(questions);
    expect(all('input:checked')).toEqual([]);
    expect([...group(0).querySelectorAll('input')].map((one) => one.getAttribute('aria-label'))).toEqual([
      '1 of 5',
      '2 of 5',
      '3 of 5',
      '4 of 5',
      '5 of 5',
    ]);
    expect(all('.anticon-star-filled, [data-icon=star]')).toHaveLength(25);
  });

  it('is not sent before each question has an answer', async () => {
    await open();
    for (const question of [0, 1, 2, 3]) await rate(question, 5);
    await send();
    expect([alerts(), submit.mock.calls]).toEqual([['Answer every question from 1 to 5.'], []]);
  });

  it('sends every answer with the version, and the comment only where there is one', async () => {
    await open();
    for (const question of [0, 1, 2, 3, 4]) await rate(question, question + 1);
    await rate(0, 4);
    expect(all('fieldset input:checked').map((one) => one.getAttribute('aria-label'))).toEqual([
      '4 of 5',
      '2 of 5',
      '3 of 5',
      '4 of 5',
      '5 of 5',
    ]);
    await type('Comment', '   ');
    await send();
    const rated = { version: 9, punctuality: 4, conduct: 2, clarity: 3, fairness: 4, service: 5 };
    expect(submit.mock.calls).toEqual([[rated]]);
    await type('Comment', ' Very kind. ');
    await send();
    expect(submit.mock.lastCall).toEqual([{ ...rated, comment: 'Very kind.' }]);
    await press('Back');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('fills the stars up to the answer', async () => {
    await open();
    await rate(2, 3);
    const filled = [...group(2).querySelectorAll('label')].map(
      (one) => one.querySelector('.anticon')!.getAttribute('class')!.includes('star') && one.className,
    );
    expect(new Set(filled.slice(0, 3))).not.toContain(filled[3]);
    expect(filled[3]).toBe(filled[4]);
  });
});

describe('the facts next to a decision', () => {
  const draw = async (element: ReactNode) => {
    await page.draw(null);
    await show(element);
  };
  it('count the accepted and the rejected corrective actions', async () => {
    const line = 'GET /supervisor/inspections/r1/corrective-actions';
    const items = (...verdicts: (string | null)[]) => ({ items: verdicts.map((verdict) => ({ verdict })) });
    api.on(line, items('accepted', 'refused', 'accepted', null));
    await draw(<VerdictCounts {...propsOf({ id: 'r1' })} />);
    await page.until(() => said() !== '');
    expect(said()).toBe('2 accepted, 1 rejected');
    const warned = all('p')[0]!.className;
    api.clear();
    api.on(line, items('accepted', null));
    await draw(<VerdictCounts {...propsOf({ id: 'r1' })} />);
    await page.until(() => said() !== '');
    expect(said()).toBe('1 accepted, 0 rejected');
    expect(all('p')[0]!.className).not.toBe(warned);
  });

  it('name the score and its consequences as they will be sent', async () => {
    const line = 'POST /supervisor/inspector-forms/r1/outcome';
    const outcome = {
      score: 70,
      grade: 'C',
      gradeReason: null,
      passingScore: 70,
      certificates: { issued: 1, of: 1 },
      items: 0,
      critical: 0,
      correctionsDueAt: null,
    };
    const open = async (about: object) => {
      api.clear();
      api.on(line, { ...outcome, ...about });
      await draw(<ScoreFacts {...propsOf({ id: 'r1', version: 2 })} />);
      await page.until(() => api.calls(line).length === 1);
      await page.settle(20);
      return said();
    };
    expect(await open({})).toBe(
      '70 C · reaches the passing score (70) · certificate issued · nothing to correct',
    );
    const passed = all('p')[0]!.className;
    expect(api.written()).toEqual([[line, { answers: [] }]]);
    expect(
      await open({
        score: 69,
        certificates: { issued: 0, of: 1 },
        items: 2,
        critical: 1,
        correctionsDueAt: '2026-12-01T06:00:00Z',
        gradeReason: { ar: 'سبب', en: 'A critical item failed' },
      }),
    ).toBe(
      '69 C · below the passing score (70), so no certificate · no certificate · 2 items to correct of which 1 critical · due 1 December 2026 · A critical item failed',
    );
    expect(all('p')[0]!.className).not.toBe(passed);
    expect(await open({ score: null })).toBe('');
  });

  it('name the time of a visit, and its branch where it has one', async () => {
    const visitAt = '2026-11-22T06:00:00Z';
    const visit = (request: object) => draw(<VisitFacts {...propsOf(request)} />);
    await visit({ visitAt, branch: { name: 'Olaya' } });
    expect(said()).toBe('22 November 2026 at 09:00 · Olaya');
    await visit({ visitAt, branch: null });
    expect(said()).toBe('22 November 2026 at 09:00');
    await visit({ visitAt: null, branch: { name: 'Olaya' } });
    expect(said()).toBe('');
  });

  it.each([
    ['redeemed', null, 'The visit returns to the balance of its package.'],
    ['redeemed', 0, 'The visit returns to the balance of its package.'],
    ['standard', 115_000, 'Refund if cancelled: ⃁ 1,150.00.'],
    ['redeemed', 1, 'The visit returns to the balance of its package. Refund if cancelled: ⃁ 0.01.'],
    ['standard', 0, ''],
    ['standard', null, ''],
  ])('name what goes back for a %s order with %s halalas to refund', async (kind, refundable, text) => {
    await draw(<RefundFacts {...propsOf({ kind, refundable, payments: [] })} />);
    expect(said()).toBe(text);
  });

  it('quote the client’s reason for cancelling', async () => {
    await draw(<AskedFacts {...propsOf({ cancellation: { reason: 'We have closed.' } })} />);
    expect(said()).toBe('The client wrote: We have closed.');
    await draw(<AskedFacts {...propsOf({ cancellation: null })} />);
    expect(said()).toBe('');
  });
});

describe('the receipt of a bank transfer', () => {
  const payment = {
    amount: 57_500,
    reference: 'TRX-9',
    createdAt: '2026-11-22T06:00:00Z',
    receipt: { id: 'f', url: '/files/f', name: 'receipt.png', type: 'image/png', size: 2048 },
    sameReceipt: [],
    sameReference: [],
  };
  const open = (about: object = {}) => show(<ReceiptPreview payment={{ ...payment, ...about } as never} />);

  it('has its amount, its reference and its day above its picture', async () => {
    await open();
    expect(texts('dt')).toEqual(['Amount', 'Bank reference', 'Receipt sent on']);
    expect(texts('dd')).toEqual(['⃁ 575.00', 'TRX-9', '22 November 2026 at 09:00']);
    expect(all<HTMLImageElement>('img').map((one) => [one.alt, one.getAttribute('src')])).toEqual([
      ['Transfer receipt', '/files/f'],
    ]);
    expect(all('[role=note], a')).toEqual([]);
  });

  it('is a link where it is no picture, and nothing where there is none', async () => {
    await open({ reference: null, receipt: { ...payment.receipt, type: 'application/pdf', name: 'r.pdf' } });
    expect(all('a').map((one) => one.getAttribute('href'))).toEqual(['/files/f']);
    expect([all('img'), texts('dd')[1]]).toEqual([[], '—']);
    await open({ receipt: null });
    expect(all('img, a')).toEqual([]);
  });

  it('warns of each other request with the same receipt or the same reference, and leads to its payments', async () => {
    await open({
      sameReceipt: [
        { id: 'a', number: 1001 },
        { id: 'b', number: 1002 },
      ],
    });
    expect(texts('[role=note]')).toEqual(['The same receipt was also sent for: R-1001 R-1002']);
    expect(all('[role=note] a').map((one) => one.getAttribute('href'))).toEqual([
      '/requests/a?tab=money',
      '/requests/b?tab=money',
    ]);
    await open({ sameReference: [{ id: 'c', number: 1003 }] });
    expect(texts('[role=note]')).toEqual(['The same bank reference was also sent for: R-1003']);
    expect(named('R-1003').getAttribute('href')).toBe('/requests/c?tab=money');
  });
});
