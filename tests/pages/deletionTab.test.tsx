// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeletionView } from '#domain/api/profileViews';
import { startI18n } from 'sijil/react/providers/i18n';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { DeletionTab } from '@/pages/client/account/DeletionTab';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, named } = page;

const nothing = { branches: 0, vehicles: 0, managers: 0, documents: 0, tickets: 0 };
const preview: DeletionView = {
  blockers: [],
  cancelled: [],
  erased: nothing,
  kept: { taxDocuments: 0, contracts: 0, certificates: 0 },
};
const request = (number: number, status = 'payment_pending') => ({
  id: `r${number}`,
  code: `R-${number}`,
  status,
});
async function open(about: Partial<DeletionView> = {}): Promise<void> {
  api.on('GET /client/profile/deletion', { ...preview, ...about });
  await show(
    <RefineRoot>
      <DeletionTab />
    </RefineRoot>,
    '/account?tab=deletion',
  );
  await page.until(() => texts('h2').length > 0);
  await page.settle(50);
}
const lists = () =>
  all('section section, section > div section').map((one) => [...one.querySelectorAll('li')]);
const linesOf = (list: number) => lists()[list]!.map(({ textContent }) => textContent);
const deleteLine = 'DELETE /client/profile';

beforeAll(async () => {
  await startI18n();
  await readEnglish(['accountClient', 'fields', 'console']);
});
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useSession.setState({
    authenticated: true,
    user: { id: 'u1', role: 'client', client: { id: 'c1', companyName: 'Good Food' } } as never,
  });
});
afterEach(async () => {
  await page.draw(null);
  api.clear();
});

describe('what deleting an account does', () => {
  it('names only what there is, and that nothing is kept without papers', async () => {
    await open();
    expect(linesOf(0)).toEqual([
      'Your name, email, phone and position',
      'Your notes and answers in requests, your comments in reviews, and unsigned contracts',
      'Drafts, saved views, notifications, copies of emails, and files that no kept document needs',
      'Access to the portal on every device, and the record of those devices',
    ]);
    expect(linesOf(1)).toEqual(['Nothing that carries your name: you have no invoices or signed contracts.']);
    expect(all('.ant-alert')).toEqual([]);
  });

  it('counts what is erased, one and many', async () => {
    await open({ erased: { branches: 1, vehicles: 2, managers: 1, documents: 3, tickets: 1 } });
    expect(linesOf(0).slice(1, 6)).toEqual([
      'The contact details of one branch',
      '2 vehicles and their drivers’ names',
      'One branch manager’s account',
      '3 official documents',
      'One support ticket with everything written in it',
    ]);
  });

  it('counts what is kept, and why', async () => {
    await open({ kept: { taxDocuments: 2, contracts: 0, certificates: 1 } });
    const papers = linesOf(1);
    expect(papers.slice(0, 2)).toEqual(['2 tax invoices', 'One certificate']);
    expect(papers[2]).toContain('Inspection results and corrective actions');
    expect(papers[3]).toContain('The law makes us keep invoices');
    expect(papers).toHaveLength(4);
  });

  it('cancels unpaid requests, five of them shown at first', async () => {
    await open({ cancelled: [1, 2, 3, 4, 5, 6, 7].map((number) => request(number)) });
    expect(said('.ant-alert')).toContain('7 unpaid requests will be cancelled:');
    expect(all('.ant-alert li').filter((one) => !one.closest('details'))).toHaveLength(5);
    expect([said('summary'), texts('details li').length]).toEqual(['Show 2 more', 2]);
    expect(named('R-7').getAttribute('href')).toBe('/client/requests/r7');
    expect(texts('details li')[1]).toMatch(/^R-7 .+/);
    await page.draw(null);
    api.clear();
    await open({ cancelled: [request(1), request(2, 'of a later release')] });
    expect(texts('.ant-alert li')[1]).toBe('R-2');
    expect(all('details')).toEqual([]);
  });

  it('is not possible while a paid request is open: the form is replaced by a way to contact us', async () => {
    await open({ blockers: [request(9)] });
    expect(said('.ant-alert')).toContain('The account cannot be deleted yet.');
    expect(has('Delete account permanently')).toBe(false);
    expect(named('Contact support').getAttribute('href')).toBe('/customer-support?new=1');
    await page.draw(null);
    api.clear();
    await open();
    expect([has('Delete account permanently'), has('Contact support')]).toEqual([true, false]);
  });

  it('has the reason where it cannot be read', async () => {
    api.on('GET /client/profile/deletion', () => refusal(403, { message: 'Only the owner may.' }));
    await show(<DeletionTab />);
    await page.until(() => said().includes('Only the owner may.'));
    expect(has('Delete account permanently')).toBe(false);
  });
});

describe('the deletion', () => {
  const [name, password] = ['Company name, to confirm', 'Current password'];
  const send = () => press('Delete account permanently');

  it('needs the name of the company, which is shown, and the password', async () => {
    await open();
    expect(said()).toContain('To confirm, type the company name exactly as shown: Good Food');
    await send();
    await page.until(() => alerts().length > 0);
    expect([alerts().length, api.written()]).toEqual([2, []]);
    expect(named(password).getAttribute('autocomplete')).toBe('current-password');
    expect(named(name).getAttribute('autocomplete')).toBe('off');
  });

  it('signs out and leads to the sign-in', async () => {
    api.on(deleteLine, {});
    await open();
    await type(name, 'Good Food');
    await type(password, 'Demo1234');
    await send();
    await page.until(() => page.address() === '/sign-in');
    expect(api.written()).toEqual([[deleteLine, { companyName: 'Good Food', password: 'Demo1234' }]]);
    expect(useSession.getState().authenticated).toBe(false);
    expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['Your account was deleted']);
  });

  it('that is refused leaves the person signed in, with the reason at the field', async () => {
    api.on(deleteLine, () => refusal(422, { message: 'Check.', errors: { companyName: ['Not the name.'] } }));
    await open();
    await type(name, 'Other');
    await type(password, 'Demo1234');
    await send();
    await page.until(() => alerts().length > 0);
    expect([alerts(), useSession.getState().authenticated]).toEqual([['Not the name.'], true]);
    expect(page.address()).toBe('/account?tab=deletion');
    expect(named(name).value).toBe('Other');
  });
});
