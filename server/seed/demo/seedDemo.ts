import { asc, eq, sql } from 'drizzle-orm';
import { demoPassword } from '#domain/demoAccounts';
import { dayMs } from 'sijil/base/time/riyadhTime';
import type { AppContext } from 'sijil/server/http/appContext';
import { hashPassword } from 'sijil/server/http/secrets';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { isEmptyTable } from '../seedReference';
import { daysOffAround, VisitCalendar, workingMinutesBefore } from './calendar';
import { buildCase } from './cases/buildCase';
import { type Case, openBranchOrders } from './cases/case';
import { withSecondPayment } from './cases/secondPayment';
import { currentPlans } from './data/currentPlans';
import { pastPlans } from './data/pastPlans';
import { DemoFiles } from './fileShelf';
import { insertCases } from './insertCases';
import { insertHistory } from './insertHistory';
import { insertPasswordRequests, insertSavedCards } from './people/insertAccountRecords';
import { insertPosts } from './insertPosts';
import { insertRevision } from './insertRevision';
import { Accounts, insertStaff, tieInspectors } from './people/insertStaff';
import { insertCompanies } from './people/insertCompanies';
import { insertServices } from './people/insertServices';
import { readReferences } from './references';
import { revokeOldest } from './revokeOldest';
import { queueDrawings } from './queueDrawings';
import { play, readActors, withoutMail } from './steps/moment';
import { daysOffEvents, reportDecisions } from './steps/inspectors';
import { markRead } from './steps/markRead';
import { noteEvents, ticketEvents } from './steps/tickets';
import { refundEvents } from './steps/refunds';
import { stepEvents } from './steps/requests';
import { type DemoBusiness, type DemoForm, need } from './demoBusiness';
import { tables } from '../../db/schema/declared';
import { demoCannedAnswers } from './data/cannedAnswers';
import { demoTexts } from './data/texts';
import { templates } from '../../db/schema/templates';
import { versionTables } from '../../modules/templates/loadTemplate';
import { formVersions, inspectorReviews } from '../../db/schema/requests';

/** Age of the business: nine months since its first order, and a month of preparation. */
const ageDays = 300;
const lockKey = 7_215_003;

/**
 * Demo business: people with the demo password, companies, services and some 130 requests of the last nine months in every
 * status. Names, scores and prices are always the same, with dates relative to the portal's clock; everything obeys the
 * workflow table and the rules of domain/. Written in one transaction.
 */
export async function seedDemo(api: AppContext): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    // Another process may have seeded it while we waited.
    if (!(await isEmptyTable(tx, users))) return;
    const shelf = new DemoFiles(api.storage);
    const business = await buildDemoBusiness(tx, shelf, api.clock(), passwordHash);
    const daysOff = daysOffAround(business.now);
    await insertInspectorReviews(tx, business);
    const cases = buildCases(business, daysOff);
    await insertCases(api, tx, shelf, cases);
    await insertCannedAnswers(tx, business);
    const past = { api, tx, shelf, business, actors: await readActors(tx) };
    await withoutMail(tx, () =>
      play([
        ...daysOffEvents(past, daysOff),
        ...stepEvents(past, cases),
        ...refundEvents(past, cases),
        ...reportDecisions(past, cases),
        ...ticketEvents(past, cases),
        ...noteEvents(past, cases),
      ]),
    );
    await markRead(tx, business.now);
    await queueDrawings(tx);
    await insertPosts(past, cases);
    await insertRevision(tx, business, cases);
    await insertSavedCards(tx, business);
    await insertPasswordRequests(tx, business, passwordHash);
    await revokeOldest(past);
    await insertHistory(tx, business);
  });
}

async function buildDemoBusiness(
  tx: Transaction,
  shelf: DemoFiles,
  now: Date,
  passwordHash: string,
): Promise<DemoBusiness> {
  const begunAt = new Date(now.getTime() - ageDays * dayMs);
  const accounts = new Accounts(passwordHash, begunAt);
  const references = await readReferences(tx);
  await backdateTemplates(tx, begunAt);
  const forms = await readForms(tx);
  const services = await insertServices(tx, shelf, forms, begunAt);
  const serviceIds = [...services.values()].map(({ id }) => id);
  const staff = await insertStaff(tx, accounts, references, serviceIds);
  const companies = await insertCompanies({ tx, accounts, references, shelf, createdAt: begunAt, now });
  await tieInspectors(tx, staff, companies);
  return { now, begunAt, services, staff, companies, forms };
}

/** All planned requests, in order of placement. */
function buildCases(business: DemoBusiness, daysOff: ReturnType<typeof daysOffAround>): Case[] {
  const calendar = new VisitCalendar(daysOff.filter(({ status }) => status === 'approved'));
  const cases = [...pastPlans, ...currentPlans].map((plan, index) =>
    withSecondPayment(buildCase(business, calendar, plan, index), business.now),
  );
  return openBranchOrders(cases).toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

/** Frequent answers of support. */
async function insertCannedAnswers(tx: Transaction, { begunAt: createdAt }: DemoBusiness): Promise<void> {
  const rows = demoCannedAnswers.map((one) => ({ ...one, createdAt, updatedAt: createdAt }));
  await tx.insert(tables.cannedAnswers).values(rows);
}

/**
 * Dates the templates back to the start of the business. A published version is never changed, so each is replaced under its
 * id.
 */
async function backdateTemplates(tx: Transaction, begunAt: Date): Promise<void> {
  await tx.update(templates).set({ createdAt: begunAt, updatedAt: begunAt });
  for (const versions of Object.values(versionTables)) {
    for (const version of await tx.select().from(versions)) {
      await tx.delete(versions).where(eq(versions.id, version.id));
      await tx.insert(versions).values({ ...version, publishedAt: begunAt });
    }
  }
}

/** The newest version of each inspection form, by its template's key. */
async function readForms(tx: Transaction): Promise<ReadonlyMap<string, DemoForm>> {
  const rows = await tx
    .select({ key: templates.key, templateId: templates.id, id: formVersions.id, form: formVersions.body })
    .from(formVersions)
    .innerJoin(templates, eq(templates.id, formVersions.templateId))
    .orderBy(asc(formVersions.version));
  return new Map(rows.map(({ key, ...form }) => [key, form]));
}

/** Ratings by each supervisor of their team's inspectors in the last months, except for the newest inspector. */
async function insertInspectorReviews(tx: Transaction, { staff, now }: DemoBusiness): Promise<void> {
  const rated = [...staff.inspectors.values()].slice(0, -1);
  await tx.insert(inspectorReviews).values(
    rated.map(({ id, supervisor }, index) => ({
      inspectorId: id,
      supervisorId: need(staff.supervisors.get(supervisor), supervisor).id,
      rating: 3 + (index % 3),
      comment: demoTexts.inspectorReviews[index % demoTexts.inspectorReviews.length] ?? null,
      createdAt: workingMinutesBefore(new Date(now.getTime() - (20 + 9 * index) * dayMs), 30),
    })),
  );
}
