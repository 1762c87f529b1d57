import { and, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { type RetentionName, retentionReasons, retentionRules } from '#domain/retention/retentionRules';
import { keysOf } from 'sijil/base/objects';
import { forgetRuns } from 'sijil/server/automations/automationJobs';
import type { Database } from 'sijil/server/db/connect';
import { oneTimeTokens, sessions } from 'sijil/server/db/schema/users';
import { forgetUnusedUploads, removeErasedContents } from 'sijil/server/files/eraseFiles';
import type { AppContext } from 'sijil/server/http/appContext';
import { tryEach } from 'sijil/server/log/tryEach';
import { purgeTrash } from 'sijil/server/resources/trash';
import { recordDrafts } from 'sijil/server/db/schema/console';
import { deleteRows, forgetMonths } from 'sijil/server/retention/deleteRows';
import { forgetDeliveries } from 'sijil/server/webhooks/deliverWebhooks';
import { mailMessages, notifications } from '../../db/schema/messages';
import { payments } from '../../db/schema/money';
import { orderSubmissions } from '../../db/schema/orderSubmissions';
import { retentionRuns } from '../../db/schema/retention';
import { visitDrafts, visitLeftovers } from '../../db/schema/visits';
import { forgetDrafts } from '../orders/orderDrafts';
import { forgetEvidenceUploads } from '../inspections/field/evidenceUploads';
import { eraseLeftovers, eraseVisitDrafts } from '../filledForms/eraseLeftovers';

/** Deletes records older than `before`, and returns their number. */
type Forget = (api: AppContext, before: Date) => Promise<number>;

const forget: Readonly<Record<RetentionName, Forget>> = {
  mails: ({ db }, before) => forgetMonths(db, mailMessages, { moment: mailMessages.createdAt, before }),
  notifications: ({ db }, before) =>
    forgetMonths(db, notifications, {
      moment: notifications.createdAt,
      before,
      retained: eq(notifications.open, true),
    }),
  // The session of an API token belongs to the token's record.
  sessions: ({ db }, before) =>
    deleteRows(db, sessions, and(lt(sessions.expiresAt, before), isNull(sessions.apiTokenId))),
  tokens: ({ db }, before) => deleteRows(db, oneTimeTokens, lt(oneTimeTokens.expiresAt, before)),
  orderKeys: ({ db }, before) => deleteRows(db, orderSubmissions, lt(orderSubmissions.createdAt, before)),
  orderDrafts: ({ db }, before) => forgetDrafts(db, before),
  recordDrafts: ({ db }, before) => deleteRows(db, recordDrafts, lt(recordDrafts.savedAt, before)),
  refusedCards: ({ db }, before) =>
    deleteRows(
      db,
      payments,
      and(lt(payments.createdAt, before), eq(payments.method, 'card'), eq(payments.status, 'failed')),
    ),
  deliveries: (api) => forgetDeliveries(api),
  automationRuns: (api) => forgetRuns(api),
  trash: purgeTrash,
  erasedContents: removeErasedContents,
  evidenceUploads: (api) => forgetEvidenceUploads(api),
  visitDrafts: ({ db }, before) => eraseVisitDrafts(db, lt(visitDrafts.updatedAt, before)),
  leftovers: ({ db }, before) => eraseLeftovers(db, lt(visitLeftovers.createdAt, before)),
  unusedUploads: (api) => forgetUnusedUploads(api),
};

const dayMs = 86_400_000;

/**
 * Job: deletes records that are older than their retention rule allows. A rule that fails is logged, and the others continue.
 */
export async function forgetExpired(api: AppContext): Promise<void> {
  await listRetention(api.db);
  const rules = keysOf(retentionRules).map((kind) => ({ kind }));
  await tryEach(api.app.log, rules, 'expired data could not be deleted', async ({ kind }) => {
    const now = api.clock();
    const deleted = await forget[kind](api, new Date(now.getTime() - retentionRules[kind].days * dayMs));
    await api.db.update(retentionRuns).set({ ranAt: now, deleted }).where(eq(retentionRuns.kind, kind));
  });
}

/** Synchronizes the admin's list with the rules of this version. */
export async function listRetention(db: Database): Promise<void> {
  const rows = keysOf(retentionRules).map((kind) => {
    const { label, days, reason } = retentionRules[kind];
    return { kind, label, days, reason: retentionReasons[reason] };
  });
  await db.transaction(async (tx) => {
    await tx.delete(retentionRuns).where(
      notInArray(
        retentionRuns.kind,
        rows.map(({ kind }) => kind),
      ),
    );
    await tx
      .insert(retentionRuns)
      .values(rows)
      .onConflictDoUpdate({
        target: retentionRuns.kind,
        set: { label: sql`excluded.label`, days: sql`excluded.days`, reason: sql`excluded.reason` },
      });
  });
}
