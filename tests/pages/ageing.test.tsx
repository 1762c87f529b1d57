// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AgeingView } from '#domain/api/financeViews';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { AgeingPanel } from '@/pages/finance/ageing/AgeingPanel';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, said, all, texts, has, named, click } = page;

const ageingLine = 'GET /admin/payments/ageing';
const owedLine = 'GET /admin/payments/owed';
const noBands = { notOverdue: 0, review: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };
const client = (name: string, about: Partial<AgeingView['bands']>): AgeingView['clients'][number] => {
  const bands = { ...noBands, ...about };
  const sum = Object.values(bands).reduce((total, one) => total + one, 0);
  const phone = '+966501234567';
  return { client: { id: name.toLowerCase(), name }, phone, bands, sum, oldestDueOn: '2026-08-01' };
};
const view: AgeingView = {
  bands: { notOverdue: 0, review: 0, upTo30: 10_000, upTo60: 0, upTo90: 5000, over90: 2000 },
  sum: 17_000,
  clients: [client('Amal', { upTo30: 10_000, over90: 2000 }), client('Badr', { upTo90: 5000 })],
  clientsTotal: 2,
};
async function open(about: Partial<AgeingView> = {}): Promise<void> {
  api.on(ageingLine, { ...view, ...about });
  await show(<AgeingPanel />);
  await page.until(() => texts('.ant-skeleton').length === 0);
}
const owed = (id: string, about: object = {}) => ({
  id,
  sequence: 1,
  amount: 5000,
  dueOn: '2026-10-01',
  days: 61,
  request: { id: `r-${id}`, code: `R-${id}` },
  client: { id: 'badr', name: 'Badr' },
  ...about,
});
/** Presses an amount of the table: row and column count from 0, the sums of all clients are the last row. */
const pressAmount = (row: number, column: number) => {
  const cells = all('tbody tr, tfoot tr')[row]!.querySelectorAll('td');
  return click(cells[column]!.querySelector('button') ?? undefined);
};
const openOwed = async (row: number, column: number, rows: readonly object[], total = rows.length) => {
  api.on(owedLine, () => Response.json(rows, { headers: { 'x-total-count': String(total) } }));
  await pressAmount(row, column);
  await page.until(() => all('.ant-drawer li a[href^="/requests"]').length === rows.length);
};
const queries = () => api.calls(owedLine).map(({ query }) => query);

beforeAll(async () => {
  await startI18n();
  await readEnglish(['finance', 'console']);
});
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useSession.setState({ user: { id: 'u1', role: 'admin_finance', client: null } as never });
});
afterEach(async () => {
  await page.draw(null);
  vi.restoreAllMocks();
  api.clear();
});

describe('what clients owe', () => {
  it('is shown by age, for each client and in total, with a dash where nothing is owed', async () => {
    await open();
    expect(texts('thead th')).toEqual([
      'Client',
      'Not overdue',
      '1–30 days',
      '31–60 days',
      '61–90 days',
      'Over 90 days',
      'Under review',
      'Total',
    ]);
    expect(texts('tr').slice(1)).toEqual([
      'Amal050 123 4567Oldest due date: 1 August 2026—⃁ 100.00——⃁ 20.00—⃁ 120.00',
      'Badr050 123 4567Oldest due date: 1 August 2026———⃁ 50.00——⃁ 50.00',
      'All clients—⃁ 100.00—⃁ 50.00⃁ 20.00—⃁ 170.00',
    ]);
    expect(all('td[data-old=true]').map(({ textContent }) => textContent)).toHaveLength(2);
    expect(all('tbody td[data-empty=true]')).toHaveLength(9);
    expect(api.calls(ageingLine)[0]!.query).toEqual({ _start: '0', _end: '10' });
    expect(all('.ant-pagination')).toEqual([]);
  });

  it('is an empty state where nothing is due', async () => {
    await open({ clientsTotal: 0, clients: [] });
    expect(said()).toBe(
      'Nothing is unpaidEvery unpaid instalment appears here, also those that are not due yet.',
    );
  });

  it('has pages of ten clients, from the eleventh on', async () => {
    await open({ clientsTotal: 10 });
    await page.settle(50);
    expect(all('.ant-pagination')).toEqual([]);
    await page.draw(null);
    api.clear();
    await open({ clientsTotal: 11 });
    await page.until(() => all('.ant-pagination').length > 0);
    api.on(ageingLine, () => new Promise(() => undefined));
    const second = all('.ant-pagination-item-2')[0]!;
    await page.focus(second);
    await click(second);
    await page.until(() => api.calls(ageingLine).length === 2);
    // The page before stays until the next one has arrived, and so does the focus.
    expect([texts('tbody tr').length, document.activeElement]).toEqual([2, second]);
    expect(api.calls(ageingLine)[1]!.query).toEqual({ _start: '10', _end: '20' });
  });

  it('is replaced by the reason where it cannot be read, and can be read again', async () => {
    api.on(ageingLine, () => refusal(409, { message: 'The month is being closed.' }));
    await show(<AgeingPanel />);
    await page.until(() => said().includes('The month is being closed.'));
    api.on(ageingLine, view);
    await press('Try again');
    await page.until(() => has('Download CSV'));
  });
});

describe('the instalments behind an amount', () => {
  it('of a client at one age are listed with their request, their number and their age', async () => {
    await open();
    await openOwed(1, 3, [owed('7'), owed('8', { sequence: 2, days: 1 }), owed('9', { days: 0 })]);
    expect(said('.ant-drawer-title')).toBe('Unpaid instalments of Badr · 61–90 days');
    expect(texts('.ant-drawer ul li')).toEqual([
      'R-7⃁ 50.00Instalment 1 · 1 October 2026 · 61 days overdue',
      'R-8⃁ 50.00Instalment 2 · 1 October 2026 · 1 day overdue',
      'R-9⃁ 50.00Instalment 1 · 1 October 2026 · not overdue',
    ]);
    expect(named('R-7').getAttribute('href')).toBe('/requests/r-7');
    expect(queries()).toEqual([{ band: 'upTo90', clientId: 'badr', _start: '0', _end: '20' }]);
    await page.settle(50);
    expect(all('.ant-drawer .ant-pagination')).toEqual([]);
  });

  it('of all clients name each client; a sum has every age', async () => {
    await open();
    await openOwed(2, 6, [owed('7')]);
    expect(said('.ant-drawer-title')).toBe('Unpaid instalments');
    expect(said('.ant-drawer ul li')).toContain('Badr');
    expect(queries()).toEqual([{ _start: '0', _end: '20' }]);
    await page.draw(null);
    api.clear();
    await open();
    await openOwed(2, 1, [owed('7')]);
    expect([said('.ant-drawer-title'), queries()[0]]).toEqual([
      'Unpaid instalments · 1–30 days',
      { band: 'upTo30', _start: '0', _end: '20' },
    ]);
    await page.draw(null);
    api.clear();
    await open();
    await openOwed(0, 6, [owed('7')]);
    expect([said('.ant-drawer-title'), queries()[0]]).toEqual([
      'Unpaid instalments of Amal',
      { clientId: 'amal', _start: '0', _end: '20' },
    ]);
  });

  it('have pages of twenty', async () => {
    await open();
    await openOwed(2, 6, [owed('7')], 21);
    await page.until(() => all('.ant-drawer .ant-pagination').length > 0);
    api.on(owedLine, () => new Promise(() => undefined));
    await click(all('.ant-drawer .ant-pagination-item-2')[0]);
    await page.until(() => queries().length === 2);
    expect(texts('.ant-drawer ul li').length).toBeGreaterThan(0);
    expect(queries()[1]).toEqual({ _start: '20', _end: '40' });
  });

  it('are saved as a sheet, of the amount that is open or of all', async () => {
    const csv = vi.fn(() => new Response('a,b', { headers: { 'content-type': 'text/csv' } }));
    const line = 'GET /admin/payments/owed.csv';
    api.on(line, csv);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    await open();
    await press('Download CSV');
    await page.until(() => api.calls(line).length === 1);
    expect(api.calls(line)[0]!.query).toEqual({});
    await openOwed(1, 3, [owed('7')]);
    const inDrawer = all('.ant-drawer button').find((one) => one.textContent === 'Download CSV');
    await click(inDrawer);
    await page.until(() => api.calls(line).length === 2);
    expect(api.calls(line)[1]!.query).toEqual({ band: 'upTo90', clientId: 'badr' });
    api.on(line, () => refusal(403, { message: 'Not allowed.' }));
    await click(inDrawer);
    await page.until(() => useToasts.getState().toasts.some(({ kind }) => kind === 'danger'));
  });
});
