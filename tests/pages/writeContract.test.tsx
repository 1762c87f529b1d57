// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
import { queryClient } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import WriteContract from '@/pages/admin/contract/WriteContract';
import { fakeApi } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';
import '../support/registerPages';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { said, has, isDisabled, named, press, type, all } = page;

const clause = (key: string) => ({
  key,
  title: { ar: `عنوان ${key}`, en: `Title ${key}` },
  body: { ar: `نص ${key}`, en: `Text ${key}` },
});
const published = {
  key: 'terms',
  title: { ar: 'عقد', en: 'Agreement' },
  clauses: [clause('a'), clause('b')],
};
const draft = {
  lines: [
    { name: { ar: 'تدقيق', en: 'Audit' }, quantity: 1, unitPrice: 250_000, discount: null },
    { name: { ar: 'تنقّل', en: 'Travel' }, quantity: 2, unitPrice: 20_000, discount: 10_000 },
  ],
  inspections: null,
  duration: null,
  paymentPlan: 'one',
  vatPercent: 15,
  published,
  last: null,
};
const request = (changes: object = {}) => ({
  id: 'r1',
  number: 1137,
  version: 3,
  client: { id: 'c1', name: 'Burger House' },
  service: { id: 's1', name: { ar: 'تدقيق', en: 'Audit' }, subject: 'branch' },
  history: [],
  actions: [{ name: 'writeContract', allowed: true, reason: null }],
  ...changes,
});
const requestLine = 'GET /inspections/r1';
const open = async (about: object = {}) => {
  api.on(requestLine, request());
  api.on('GET /admin/inspections/r1/contract/draft', { ...draft, ...about });
  await page.showRoutes(
    [{ path: '/requests/:id/contract', Component: WriteContract }],
    ['/requests/r1/contract'],
  );
  await page.until(() => has('Send the contract'));
};
const note = () => named('Note') as HTMLInputElement;

beforeAll(async () => {
  await startI18n();
  await readEnglish(['requests', 'templates', 'admin', 'fields']);
});
beforeEach(() => {
  useSession.setState({ user: { id: 'u1', role: 'admin_operation', client: null } as never });
});
afterEach(async () => {
  await page.draw(null);
  queryClient.clear();
  api.clear();
});
afterAll(() => vi.unstubAllGlobals());

describe('a contract that is written in the portal', () => {
  it('has the total of its lines with VAT while they are typed', async () => {
    await open();
    // 2,500.00 + 2 × 200.00 − 100.00, and 15 % VAT.
    expect(said('dl')).toContain('Total⃁ 3,220.00');
    await type(
      all<HTMLInputElement>('input').find(({ value }) => value === '2500.00'),
      '3000',
    );
    await page.until(() => said('dl').includes('Total⃁ 3,795.00'));
  });

  it('stays on the page with what was typed when somebody else has sent one', async () => {
    await open();
    await type(note(), 'As agreed by phone.');
    api.on(requestLine, request({ version: 4, actions: [] }));
    await queryClient.invalidateQueries();
    await page.until(() => page.alerts().some((text) => text.startsWith('No contract can be sent now')));
    expect([note().value, isDisabled('Send the contract')]).toEqual(['As agreed by phone.', true]);
  });

  it('names what its terms lack, and is not sent without it', async () => {
    await open({ last: { ...published, clauses: [{ ...clause('a'), body: { ar: 'نص', en: '' } }] } });
    expect(said()).toContain('Write the clause’s title and text in Arabic and in English.');
    expect(isDisabled('Send the contract')).toBe(true);
  });

  it('begins with the last one, and says what differs from it and from the published terms', async () => {
    await open({ last: { ...published, clauses: [clause('a')] } });
    expect(said()).toContain('The two versions are the same.');
    await page.click(
      all('.ant-segmented-item').find(({ textContent }) => textContent === 'Published template'),
    );
    expect(said()).toContain('RemovedTitle b');
    await press('Send the contract');
    await page.until(() => api.calls('POST /admin/inspections/r1/contract/write').length === 1);
    expect(api.calls('POST /admin/inspections/r1/contract/write')[0]!.body).toMatchObject({
      version: 3,
      lines: draft.lines.map(({ discount, ...line }) => ({
        ...line,
        ...(discount !== null && { discount }),
      })),
      terms: { clauses: [{ key: 'a' }] },
    });
  });
});
