import { and, eq } from 'drizzle-orm';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { Language } from 'sijil/base/i18n/localized';
import type { Queryable } from 'sijil/server/db/connect';
import { inspectorReports, inspectorReviews, requests } from '../../db/schema/requests';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { fieldError } from 'sijil/server/http/apiError';
import { inspectorReportsResource as reports } from '#resources/inspectorReports';
import { operation } from 'sijil/server/http/operation';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import { decideReport } from './inspectorReports';
import { loadCalibration } from './loadQuality';
import { assertInspector, assertOwnInspector, loadInspectorPage, loadTeam, readMembers } from './loadTeam';
import { textTable } from 'sijil/schema/texts/textTable';

const notTheirVisit = textTable('checks/registerInspectors/notTheirVisit', {
  ar: 'هذا الطلب ليس من زيارات هذا المفتش ضمن طلباتك.',
  en: 'This request is not one of yours that this inspector visited.',
});

/** Registers a supervisor's operations on their inspectors, and the admins' decisions on reports (rules 3.12). */
export function registerInspectors(api: AppContext): void {
  operation(api, 'supervisor.inspectors', {
    summary: 'The inspectors of the own team with their load this week and their quality',
    handler: ({ actor }) => loadTeam(api.db, actor.userId, api.clock()),
  });

  operation(api, 'supervisor.inspectorsTotal', {
    summary: 'How many inspectors the own team has',
    handler: async ({ actor }) => {
      const members = await readMembers(api.db, actor.userId);
      return { total: members.length, active: members.filter(({ active }) => active).length };
    },
  });

  operation(api, 'supervisor.inspector', {
    summary:
      'One inspector of the own team: load, quality, what clients said, what oneself rated and reported',
    handler: ({ actor, params }) => loadInspectorPage(api.db, actor.userId, params.id, api.clock()),
  });

  operation(api, 'supervisor.inspectorCalibration', {
    summary: 'How far reviews moved the answers of an inspector, in all and question by question',
    handler: async ({ actor, params: { id } }) => {
      if (hasPrivilege(actor.role, 'inspectors.readAll')) await assertInspector(api.db, id);
      else await assertOwnInspector(api.db, actor.userId, id);
      return loadCalibration(api.db, id, api.clock());
    },
  });

  operation(api, 'supervisor.reviewInspector', {
    summary: 'Rate an inspector of the own team from 1 to 5',
    status: 201,
    handler: async ({ actor, params, body }) => {
      await assertOwnInspector(api.db, actor.userId, params.id);
      const { rating, comment } = body;
      const [row] = await api.db
        .insert(inspectorReviews)
        .values({
          inspectorId: params.id,
          supervisorId: actor.userId,
          rating,
          comment: comment?.trim() || null,
          createdAt: api.clock(),
        })
        .returning({ id: inspectorReviews.id });
      return { id: String(row?.id) };
    },
  });

  operation(api, 'supervisor.reportInspector', {
    summary: 'Tell the admins about an inspector of the own team, with a reason',
    status: 201,
    handler: async ({ actor, params, body, language }) => {
      await assertOwnInspector(api.db, actor.userId, params.id);
      const requestId = body.requestId ?? null;
      if (requestId) await assertOwnVisit(api.db, actor, params.id, requestId, language);
      const at = api.clock();
      const report = { inspectorId: params.id, requestId, reason: body.reason };
      return api.db.transaction(async (tx) => {
        const [row] = await tx
          .insert(inspectorReports)
          .values({ ...report, reportedById: actor.userId, createdAt: at })
          .returning({ id: inspectorReports.id });
        const id = String(row?.id);
        const changes = changesBetween({}, report);
        await recordAudit(tx, { resource: reports, id, action: 'create', actor, at, version: 1, changes });
        return { id };
      });
    },
  });

  operation(api, 'reportedInspectors.decide', {
    summary: 'Uphold or dismiss a report about an inspector, with a note that its reporter reads',
    handler: ({ actor, params, body }) => decideReport(api, actor, params.id, body),
  });
}

/** Checks the visit that a report names: made by that inspector, for one of the supervisor's own requests. */
async function assertOwnVisit(
  db: Queryable,
  { userId }: Actor,
  inspectorId: string,
  requestId: string,
  language: Language,
): Promise<void> {
  const [visit] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.id, requestId),
        eq(requests.supervisorId, userId),
        eq(requests.inspectorId, inspectorId),
      ),
    );
  if (!visit) throw fieldError('requestId', notTheirVisit[language]);
}
