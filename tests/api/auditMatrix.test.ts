import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#domain/access/operations';
import type { AuditView } from '#domain/api/auditView';
import { transitionNames, transitions } from '#domain/workflow/requestWorkflow';
import { hashPassword } from 'sijil/server/http/secrets';
import { passwordRequests } from '../../server/db/schema/accounts';
import { requestHistory } from '../../server/db/schema/requests';
import { auditEntries } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { type Answer, call } from '../support/call';
import { formNamed } from '../support/formNamed';
import { asRole } from '../support/people';
import {
  buildInspectionsFixture,
  makeRequest,
  perform,
  sendResults,
  type InspectionsFixture,
} from './inspectionsFixture';

type Person = Awaited<ReturnType<typeof asRole>>;
type Played = Promise<{ readonly by: Person; readonly answer: Answer<unknown> }>;

/** Operations of the record engine, which writes an entry with every record: `tests/resources/recordLife.test.ts`. */
const byEngine: readonly OperationId[] = [
  'adminUsers.create',
  'adminUsers.update',
  'adminUsers.delete',
  'clients.addBranch',
  'clients.updateBranch',
  'clients.updateRestaurant',
  'branches.updateOwn',
  'branches.importOwn',
  'branches.convertToMultiple',
];

/** Steps of a request in addition to those that name their operation; the log includes the request's history. */
const steps: readonly OperationId[] = [
  'clientInspections.request',
  'clientInspections.requestCustom',
  'clientInspections.orderReinspection',
  'clientInspections.settleCard',
  'adminInspections.assignInspectors',
  'adminInspections.assignSupervisors',
  'supervisorInspections.assignInspectors',
  'supervisorInspections.acceptCorrectiveAnswers',
  'adminInspections.assignInspector',
  'sandbox.bringVisitForward',
  'payments.webhook',
];

const why = {
  reads: 'answers or draws something and keeps nothing',
  file: 'has a file put together or kept, which is its own record of who asked and when',
  own: 'is about its person’s own screen, session or draft, and nobody else’s',
  appended: 'is kept for good as it was written, with its writer and moment, in a place of its own',
  delivery: 'sends what was recorded before, and its result is in the list of deliveries',
  identity: 'proves who somebody is; what it leaves is on the account itself',
} as const;

/** Writing operations without an entry, each with its reviewed reason. */
const spared: Readonly<Partial<Record<OperationId, keyof typeof why>>> = {
  'supervisorForms.outcome': 'reads',
  'reports.changedWeights': 'reads',
  'roles.preview': 'reads',
  'designs.kindChange': 'reads',
  'certificateTemplates.draw': 'reads',
  'socialTemplates.draw': 'reads',
  'contractTemplates.draw': 'reads',
  'adminInspections.drawContractDraft': 'reads',
  'clientInspections.quote': 'reads',
  'services.clientPrice': 'reads',
  'clientInspections.openContract': 'reads',
  'payments.applePaySession': 'reads',
  'clients.exportCertificates': 'file',
  'exports.comparison': 'file',
  'exports.report': 'file',
  'exports.cancel': 'file',
  'gallery.export': 'file',
  'payments.export': 'file',
  'payments.statement': 'file',
  'payments.letter': 'file',
  'files.upload': 'file',
  'field.uploadEvidence': 'file',
  'field.openEvidence': 'file',
  'field.appendEvidence': 'file',
  'profile.saveDraft': 'own',
  'orderDrafts.save': 'own',
  'editing.say': 'own',
  'favourites.save': 'own',
  'recordDrafts.save': 'own',
  'savedViews.save': 'own',
  'savedViews.delete': 'own',
  'savedCards.setDefault': 'own',
  'savedCards.delete': 'own',
  'sessions.end': 'own',
  'sessions.endOthers': 'own',
  'secondFactor.begin': 'own',
  'notifications.markRead': 'own',
  'notifications.markAllRead': 'own',
  'tickets.markRead': 'own',
  'clientInspections.draftCorrectiveAction': 'own',
  'clientInspections.assignCorrectiveActions': 'own',
  'inspections.addNote': 'appended',
  'field.submitLeftover': 'appended',
  'field.saveDraft': 'own',
  'tickets.reply': 'appended',
  'auth.requestSupervisorPassword': 'appended',
  'auth.changeClientPassword': 'appended',
  'supervisor.reviewInspector': 'appended',
  'webhooks.test': 'delivery',
  'webhookDeliveries.replay': 'delivery',
  'identity.start': 'identity',
  'identity.callback': 'identity',
  'auth.login': 'identity',
  'auth.beginAtProvider': 'identity',
  'auth.logout': 'identity',
  'auth.signup': 'identity',
  'auth.verifyEmail': 'identity',
  'auth.resendVerification': 'identity',
  'auth.forgotPassword': 'identity',
};

/** Operations that share their function with a played one, or that the named test covers. */
const playedElsewhere: Readonly<Partial<Record<OperationId, OperationId | `${string}.test.ts`>>> = {
  'auth.resetPassword': 'auth.updateAdminPassword',
  'auth.finishAtProvider': 'providerSignIn.test.ts',
  'linkedIdentity.remove': 'providerSignIn.test.ts',
  'auth.changeFirstPassword': 'auth.updateAdminPassword',
  'notifications.saveMailPreference': 'notifications.saveChoices',
  'templates.saveDraft': 'templates.archive',
  'templates.publish': 'templates.archive',
  'refunds.create': 'refunds.test.ts',
  'payments.setTerms': 'paymentTerms.test.ts',
  'refunds.recordTransfer': 'refunds.test.ts',
  'payments.correctInvoice': 'correctInvoice.test.ts',
  'refunds.retry': 'refunds.test.ts',
  'refunds.transferInstead': 'refunds.test.ts',
  'sessions.seeAs': 'seeAs.test.ts',
  'queuedJobs.runNow': 'queuedJobs.test.ts',
  'queuedJobs.giveUp': 'queuedJobs.test.ts',
  'automationRuns.retry': 'automations.test.ts',
  'approvals.answer': 'automationSteps.test.ts',
  'secondFactor.confirm': 'secondFactor.test.ts',
  'secondFactor.renewCodes': 'secondFactor.test.ts',
  'secondFactor.remove': 'secondFactor.test.ts',
  'secondFactor.reset': 'secondFactor.test.ts',
  'designs.apply': 'designFile.test.ts',
  'webhooks.renewSecret': 'webhooks.test.ts',
  'automations.press': 'automationButtons.test.ts',
  'automations.approve': 'automations.test.ts',
  'automations.stop': 'automations.test.ts',
  'clients.completeProfile': 'profile.test.ts',
  'clients.deleteOwnAccount': 'profileDeletion.test.ts',
  'profile.givePart': 'profileParts.test.ts',
  'profile.setLogo': 'companyLogo.test.ts',
};

let fixture: InspectionsFixture;
let admin: Person;
const password = 'Right1234';

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  admin = await asRole(fixture.test, 'admin');
});
afterAll(() => fixture.test.close());

const send = (id: OperationId, by: Person, params: Record<string, string>, body?: unknown) =>
  call<{ id?: string }>(fixture.test, id, { token: by.token, params, ...(body !== undefined && { body }) });
const as = async (
  by: Person,
  id: OperationId,
  params: Record<string, string> = {},
  body?: unknown,
): Played => ({
  by,
  answer: await send(id, by, params, body),
});

async function withPassword(role: 'admin_finance' | 'client') {
  const person = await asRole(fixture.test, role);
  await fixture.test.api.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(inArray(users.id, [person.id]));
  return person;
}
const change = { currentPassword: password, password: 'Palm77Tree', passwordConfirmation: 'Palm77Tree' };
const name = { ar: 'نموذج جديد', en: 'New form' };
const newForm = async () =>
  String((await send('templates.create', admin, {}, { kind: 'form', name })).body.id);
const newTicket = async () =>
  String(
    (await send('tickets.create', fixture.client, {}, { subject: 'visit', title: 'سؤال', message: 'متى؟' }))
      .body.id,
  );
const newManager = () =>
  asRole(fixture.test, 'branch_manager', { clientId: fixture.client.id, branchIds: [fixture.branchId] });
const daysOff = { startsOn: '2027-01-10', endsOn: '2027-01-11', reason: 'سفر' };

/** Hand-written operations of modules, each played once. */
const plays: Readonly<Partial<Record<OperationId, () => Played>>> = {
  'adminUsers.changePassword': async () =>
    as(admin, 'adminUsers.changePassword', { id: (await asRole(fixture.test, 'supervisor')).id }),
  'adminUsers.changeStatus': async () =>
    as(
      admin,
      'adminUsers.changeStatus',
      { id: (await asRole(fixture.test, 'supervisor')).id },
      { active: false },
    ),
  'auth.updateAdminPassword': async () =>
    as(await withPassword('admin_finance'), 'auth.updateAdminPassword', {}, change),
  'passwordRequests.decide': async () => {
    const client = await withPassword('client');
    await send('auth.changeClientPassword', client, {}, change);
    const [asked] = await fixture.test.api.db
      .select()
      .from(passwordRequests)
      .where(sql`user_id = ${client.id} and status = 'pending'`);
    return as(admin, 'passwordRequests.decide', { id: String(asked?.id) }, { decision: 'approved' });
  },
  'templates.create': () => as(admin, 'templates.create', {}, { kind: 'form', name }),
  'templates.archive': async () =>
    as(admin, 'templates.archive', { id: await newForm() }, { archived: true }),
  'templates.delete': async () => as(admin, 'templates.delete', { id: await newForm() }),
  'tickets.create': () =>
    as(fixture.client, 'tickets.create', {}, { subject: 'visit', title: 'سؤال', message: 'متى؟' }),
  'tickets.assign': async () =>
    as(admin, 'tickets.assign', { id: await newTicket() }, { assigneeId: admin.id }),
  'tickets.changeStatus': async () =>
    as(admin, 'tickets.changeStatus', { id: await newTicket() }, { status: 'closed' }),
  'branchManagers.setLimit': async () =>
    as(fixture.client, 'branchManagers.setLimit', { id: (await newManager()).id }, { limit: 100_000 }),
  'branchManagers.assign': () =>
    as(
      fixture.client,
      'branchManagers.assign',
      {},
      {
        name: 'ماجد الحربي',
        email: 'majed@example.test',
        phone: '0509998877',
        branchIds: [fixture.branchId],
      },
    ),
  'branchManagers.sync': async () =>
    as(fixture.client, 'branchManagers.sync', { id: (await newManager()).id }, { branchIds: [] }),
  'branchManagers.changeStatus': async () =>
    as(fixture.client, 'branchManagers.changeStatus', { id: (await newManager()).id }, { active: false }),
  'notifications.saveMailTimes': async () =>
    as(
      fixture.client,
      'notifications.saveMailTimes',
      {},
      { language: 'en', quietFrom: '22', quietUntil: '7' },
    ),
  'notifications.saveChoices': async () =>
    as(
      fixture.client,
      'notifications.saveChoices',
      {},
      { choices: [{ kind: 'ticketReplied', byPortal: true, byMail: false }] },
    ),
  'profile.updatePerson': async () =>
    as(
      fixture.client,
      'profile.updatePerson',
      {},
      { name: 'سارة القحطاني', phone: '0507654321', position: 'مديرة' },
    ),
  'services.deactivate': async () => {
    return as(admin, 'services.deactivate', { id: fixture.serviceId });
  },
  'field.requestDayOff': () => as(fixture.inspector, 'field.requestDayOff', {}, daysOff),
  'daysOff.decide': async () => {
    const inspector = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    const asked = await send('field.requestDayOff', inspector, {}, daysOff);
    return as(admin, 'daysOff.decide', { id: String(asked.body.id) }, { decision: 'approve' });
  },
  'supervisor.reportInspector': () =>
    as(fixture.supervisor, 'supervisor.reportInspector', { id: fixture.inspector.id }, { reason: 'تأخر' }),
  'reportedInspectors.decide': async () => {
    const params = { id: fixture.inspector.id };
    const { body } = await send('supervisor.reportInspector', fixture.supervisor, params, { reason: 'تأخر' });
    return as(
      admin,
      'reportedInspectors.decide',
      { id: String(body.id) },
      { outcome: 'upheld', note: 'صحيح' },
    );
  },
};

describe('every writing operation', () => {
  const writing = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method !== 'GET');
  const named = transitionNames.flatMap((one) => transitions[one].operation ?? []);
  const known: readonly (readonly string[])[] = [
    [...new Set(named)],
    steps,
    byEngine,
    Object.keys(spared),
    Object.keys(playedElsewhere),
    Object.keys(plays),
  ];

  it('is a request step, written by the record engine, tested here or elsewhere, or exempt for a reviewed reason', () => {
    const unknown = writing.filter((id) => !known.some((list) => list.includes(id)));
    expect(unknown).toEqual([]);
    const gone = known.flat().filter((id) => !(writing as readonly string[]).includes(id));
    expect(gone).toEqual([]);
  });

  it.each(Object.keys(plays) as OperationId[])(
    '%s writes an audit entry with its actor, record and changes',
    async (id) => {
      const before = await entryIds();
      const { by, answer } = (await plays[id]?.()) ?? {};
      expect([id, answer?.status]).toEqual([id, answer && answer.status < 300 ? answer.status : 'done']);
      const { body } = await call<AuditView[]>(fixture.test, 'audit.list', {
        token: admin.token,
        query: {
          actorId: String(by?.id),
          _end: 50,
        },
      });
      const left = body.filter((entry) => !before.has(entry.id));
      expect(left.length, id).toBeGreaterThan(0);
      for (const entry of left) {
        expect(entry.actor?.id).toBe(by?.id);
        expect(entry.recordId).toMatch(/^[\da-f-]{36}$/);
        if (entry.action !== 'delete') expect(Object.keys(entry.changes)).not.toEqual([]);
      }
    },
  );
});

const entryIds = async () =>
  new Set((await fixture.test.api.db.select({ id: auditEntries.id }).from(auditEntries)).map(({ id }) => id));

describe('the combined audit log', () => {
  const list = async (query: Record<string, string | number>) => {
    const { body, headers } = await call<AuditView[]>(fixture.test, 'audit.list', {
      token: admin.token,
      query,
    });
    return { rows: body, total: Number(headers['x-total-count']) };
  };

  it('contains each request step with its person, reason and changes, and filters by them', async () => {
    await sendResults(fixture, {});
    const id = await makeRequest(fixture, 'details_sent');
    await perform(fixture, 'clientInspections.rejectDetails', fixture.client, id, { reason: 'اليوم عطلة' });
    const { rows } = await list({ resource: 'requests', action: 'step', actorId: fixture.client.id });
    expect(rows[0]).toMatchObject({
      resource: 'requests',
      recordId: id,
      action: 'step',
      actor: { id: fixture.client.id },
      step: {
        transition: 'rejectDetails',
        reason: 'اليوم عطلة',
      },
      changes: {
        status: {
          from: 'details_sent',
          to: 'details_rejected',
        },
      },
    });
    const bySupervisor = await list({ action: 'step', actorId: fixture.supervisor.id });
    expect(bySupervisor.rows.map(({ step }) => step?.transition)).toEqual(
      expect.arrayContaining(['submitChanges', 'sendResults']),
    );
    expect((await list({ resource: 'requests', action: 'create' })).total).toBe(0);
  });

  it('pages through every row of both tables exactly once', async () => {
    await newForm();
    const count = async (table: typeof auditEntries | typeof requestHistory) =>
      fixture.test.api.db.$count(table);
    const held = (await count(auditEntries)) + (await count(requestHistory));
    const shown: string[] = [];
    for (let start = 0; start < held; start += 7) {
      const { rows, total } = await list({ _start: start, _end: start + 7 });
      expect(total).toBe(held);
      shown.push(...rows.map(({ id }) => id));
    }
    expect([shown.length, new Set(shown).size]).toEqual([held, held]);
  });

  it('names forms, which have no declaration, and filters by kind and by day', async () => {
    await formNamed(fixture.test, 'restaurant_food_safety');
    const { rows } = await list({ resource: 'templates.form' });
    expect(rows[0]).toMatchObject({ kind: { en: 'Inspection form' }, resource: 'templates.form' });
    const today = '2026-11-22';
    expect((await list({ from: today, to: today })).total).toBe((await list({})).total);
    expect((await list({ to: '2026-11-21' })).total).toBe(0);
  });
});
