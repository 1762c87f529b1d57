import { randomUUID } from 'node:crypto';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import type { DeclaredRole } from '#domain/access/roles';
import { requestHistory } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { type InspectionsFixture, makeRequest, sunday } from '../api/inspectionsFixture';
import { askAs } from 'sijil/testing/askAs';
import { formNamed } from './formNamed';
import { asRole } from './people';

type Ask = ReturnType<typeof askAs>;
type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** A person with a custom role. */
export interface RoleHolder {
  readonly id: string;
  readonly ask: Ask;
  readonly base: DeclaredRole;
}

/** Makes a real call that needs a privilege; true where the answer gives what the privilege is for. */
type PrivilegeCall = (fixture: InspectionsFixture, holder: RoleHolder) => Promise<boolean>;

const opens =
  (...[method, url, options]: Parameters<Ask>): PrivilegeCall =>
  async (_, { ask }) =>
    (await ask(method, url, options)).status < 300;

const homeShows =
  (isShown: (home: Home) => boolean): PrivilegeCall =>
  async (_, { ask }) =>
    isShown((await ask<Home>('GET', '/dashboards')).body);

interface Home {
  readonly supervisor: object | null;
  readonly waiting: Readonly<Record<string, number | null>> | null;
}

const detail = {
  choice: 'يعرف الفرع',
  corrections: { accepted: 1, refused: 0 },
} as const satisfies HistoryDetail;

const historyShows =
  (part: keyof typeof detail): PrivilegeCall =>
  async (fixture, holder) => {
    const requestId = await requestOf(fixture, holder);
    await fixture.test.api.db.insert(requestHistory).values({
      requestId,
      transition: 'approveCorrectiveActions',
      from: 'corrections_submitted',
      to: 'corrections_reviewed',
      performer: 'supervisor',
      detail,
      at: sunday,
    });
    const isCompany = holder.base === 'client' || holder.base === 'branch_manager';
    const { status, body } = await holder.ask<{ history: readonly { detail: object | null }[] }>(
      'GET',
      `${isCompany ? '/client' : ''}/inspections/${requestId}`,
    );
    if (status !== 200) throw new Error(`the request was not opened: ${status}`);
    return body.history.some((step) => step.detail !== null && part in step.detail);
  };

/** A request that the holder may read. */
const requestOf = (fixture: InspectionsFixture, { id, base }: RoleHolder) =>
  makeRequest(fixture, 'supervisor_reviewed', {
    submittedAt: sunday,
    ...(base === 'client' && { clientId: id, createdById: id }),
    ...(base === 'supervisor' && { supervisorId: id }),
  });

async function asAdmin(test: InspectionsFixture['test']): Promise<Ask> {
  const { token } = await asRole(test, 'admin');
  return askAs(
    () => test,
    () => token,
  );
}

/** One call for each privilege that the editor of roles offers. */
export const privilegeCalls: Readonly<Partial<Record<string, PrivilegeCall>>> = {
  'apiTokens.oversee': async ({ test }, { ask }) => {
    const owner = await asRole(test, 'admin_finance');
    const own = askAs(
      () => test,
      () => owner.token,
    );
    const payload = { name: 'Their program', reads: ['cities'], endsOn: '2027-01-31' };
    const { body } = await own<Row>('POST', '/api-tokens', { payload });
    return (await ask('DELETE', `/api-tokens/${body.id}?version=1`)).status === 200;
  },
  'branchManagers.readAll': async ({ test, client, branchId }, { ask }) => {
    const manager = await asRole(test, 'branch_manager', { clientId: client.id, branchIds: [branchId] });
    return (await ask('GET', `/branch-managers/${manager.id}`)).status === 200;
  },
  design: (fixture, holder) => {
    const name = `Field ${randomUUID().slice(0, 8)}`;
    const payload = { resource: 'cities', kind: 'text', label: { ar: `حقل ${name}`, en: name } };
    return opens('POST', '/custom-fields', { payload })(fixture, holder);
  },
  webhooks: opens('POST', '/webhooks', {
    payload: { name: 'A', address: 'https://example.com/', records: ['cities'], events: ['created'] },
  }),
  'dashboards.team': homeShows(({ supervisor }) => supervisor !== null),
  'dashboards.waiting': homeShows(({ waiting }) => waiting !== null),
  'requests.operate': homeShows(({ waiting }) => typeof waiting?.['unassigned'] === 'number'),
  'payments.decide': homeShows(({ waiting }) => typeof waiting?.['transfers'] === 'number'),
  'figures.readAll': opens('GET', '/dashboards/client-management'),
  'history.readAudit': historyShows('choice'),
  'history.readFindings': historyShows('corrections'),
  'inspectors.readAll': async ({ inspector }, { ask }) =>
    (await ask('GET', '/calendar/inspectors')).text.includes(inspector.id),
  'reports.readUnsent': async (fixture, holder) =>
    (await holder.ask('POST', `/inspections/${await requestOf(fixture, holder)}/report/export`)).status ===
    202,
  'savedViews.share': opens('POST', '/console/views', {
    payload: { list: 'cities', name: 'Ours', address: '', sharedWith: ['admin'] },
  }),
  'savedViews.readShared': async ({ test }, { ask, base }) => {
    const sharer = await asAdmin(test);
    const payload = { list: 'requests', name: `Shared ${randomUUID()}`, address: '', sharedWith: [base] };
    const shared = await sharer('POST', '/console/views', { payload });
    if (shared.status !== 201) throw new Error(shared.text);
    return (await ask('GET', '/console/views?list=requests')).text.includes(payload.name);
  },
  'services.readRetired': async ({ test }, { ask }) => {
    const [service] = await test.api.db
      .insert(tables.services)
      .values({
        id: randomUUID(),
        active: false,
        requiresContractReview: false,
        name: { ar: `خدمة موقوفة ${randomUUID()}`, en: 'Retired' },
        description: { ar: 'وصف', en: 'Description' },
        subject: 'branch',
        billing: 'single',
        basePrice: 1000,
        formId: await formNamed(test, 'restaurant_food_safety'),
      })
      .returning();
    return (await ask('GET', '/services')).text.includes(String(service?.id));
  },
  'templates.author': async ({ test }, { ask }) => {
    const author = await asAdmin(test);
    const name = { ar: 'منشور', en: `Post ${randomUUID()}` };
    const made = await author<Row>('POST', '/templates', { payload: { kind: 'social', name } });
    if (made.status !== 201) throw new Error(made.text);
    return (await ask('GET', '/templates/social')).text.includes(made.body.id);
  },
  'tickets.answer': async (_, { ask, id }) => (await ask('GET', '/user/tickets/assignees')).text.includes(id),
};
