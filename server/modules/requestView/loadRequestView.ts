import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import type { Language } from 'sijil/base/i18n/localized';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { promiseOf } from '#domain/requests/promise';
import { availableActions } from '#domain/workflow/availableActions';
import { resources } from '#resources';
import type { RequestFacts } from '#domain/workflow/guards';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { batchSelect } from 'sijil/server/db/batchSelect';
import { requests } from '../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import { selectFacts, toFacts } from '../../workflow/loadFacts';
import type { RequestRow } from '../../workflow/effect';
import { readableRows } from 'sijil/server/resources/rights';
import { toFileLink } from 'sijil/server/files/fileLinks';
import { selectCancellation, toCancellation } from '../cancellations/cancellations';
import { selectOwnReports, toOwnReport } from '../inspectors/inspectorReports';
import { readReinspection, selectReinspection } from '../reinspection/earlierVisit';
import { selectOrderedWith, toOrderedWith, toWorkParts } from './workParts';
import { selectParts, toParts } from './requestParts';
import { selectSharedTransfers, toMoneyParts } from './moneyParts';
import { restOfRequest, selectRequests, toSummary, visibleParts } from '../requests/summaryRows';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { hasRole } from '#domain/access/roles';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import { requestParts } from '#resources/requests';
import { selectProgress, toProgress } from './visitProgress';
import { performTransition, type TransitionCall } from '../../workflow/performTransition';

/** Performs a person's step and returns the request as that person may then read it. */
export async function takeRequestStep(
  api: AppContext,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  step: Omit<TransitionCall, 'actor'>,
): Promise<z.output<typeof requestView>> {
  await performTransition(api, { ...step, actor });
  return loadRequestView(api, actor, step.requestId, language);
}

/** Performs several steps of a person on one request in one transaction, and returns the request as that person may read it. */
export async function takeRequestSteps(
  api: AppContext,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  steps: readonly [Omit<TransitionCall, 'actor'>, ...Omit<TransitionCall, 'actor'>[]],
): Promise<z.output<typeof requestView>> {
  await api.db.transaction(async (tx) => {
    for (const step of steps) await performTransition(api, { ...step, actor }, tx);
  });
  return loadRequestView(api, actor, steps[0].requestId, language);
}

type RequestView = z.output<typeof requestView>;

/** A request and its related records in one statement: separate selects would each be a round trip. */
const readAround = batchSelect('request in full', (db, given, actor) => {
  const id = given('id');
  const visible = readableRows(resources.requests, actor, given);
  return {
    summaries: selectRequests(db, { rest: restOfRequest }).where(and(eq(requests.id, id), visible)),
    ...selectParts(db, id, given('today')),
    ...selectOrderedWith(db, id, visible),
    ...selectReinspection(db, id),
    ...selectSharedTransfers(db, id, visibleParts(actor, { resultsSentAt: null }).sharedTransfers),
    ...selectCancellation(db, id),
    reports: selectOwnReports(db, given('userId'), { requestId: id }),
    progress: selectProgress(db, id),
    facts: selectFacts(db, given('today')).where(eq(requests.id, id)),
  };
});

/**
 * A request in full as the actor may read it, with the possible next steps and reasons against others; every write operation
 * returns it.
 * @throws ApiError not_found if the actor may not read the request.
 */
export async function loadRequestView(
  api: AppContext,
  actor: Actor,
  id: string,
  language: Language,
): Promise<RequestView> {
  const now = api.clock();
  const { facts, reports, progress, ...rows } = await readAround(api.db, actor, {
    id,
    today: riyadhDate(now),
  });
  const [row] = rows.summaries;
  if (!row) throw new ApiError('not_found');
  const request = Object.assign(row.rest, row.request);
  const parts = Object.assign(toParts(rows), {
    sameReceipt: rows.sameReceipt,
    sameReference: rows.sameReference,
  });
  const summary = toSummary(row, actor);
  const cancellation = toCancellation(rows, visibleParts(actor, request));
  const links = new Map(rows.files.map((file) => [file.id, toFileLink(api, file)]));
  const around = {
    package: request.package && { ...request.package, term: parts.packageTerm },
    orderedWith: toOrderedWith(actor, request, rows),
    reinspection: await readReinspection(api, actor, request, rows),
    ...cancellation,
    visitProgress: visibleParts(actor, request).work ? toProgress(progress, request, now) : null,
    reports: reports.map(toOwnReport),
    history: parts.history.map(({ entry, by }) => ({
      transition: entry.transition,
      from: entry.from,
      to: entry.to,
      by,
      performer: entry.performer,
      reason: entry.reason,
      detail: detailFor(actor, entry.detail),
      at: entry.at,
    })),
    actions: facts.flatMap((one) => actionsOf(toFacts(request, one, actor, now), request, actor, language)),
    // From what this reader may read, so that it tells no more.
    promise: promiseOf({ ...summary, cancelAskedAt: openSince(cancellation) }),
  };
  // `Object.assign`, because V8 copies the later spreads of a literal property by property, which took 50 µs.
  return Object.assign(
    summary,
    toMoneyParts(request, parts, links, actor, language),
    toWorkParts(request, parts, links, actor, { now, publicUrl: api.config.publicUrl }),
    around,
  );
}

/** Time of a request to cancel that waits for its decision. */
const openSince = ({ cancellation }: ReturnType<typeof toCancellation>): Date | null =>
  cancellation?.decidedAt === null ? cancellation.createdAt : null;

function actionsOf(facts: RequestFacts, request: RequestRow, actor: Actor, language: Language) {
  return availableActions(request.status, actor.role, facts).map(({ name, allowed, reason }) => ({
    name,
    allowed,
    reason: reason?.[language] ?? null,
  }));
}

/** Details of a step that a reader may read (rules 1.8); null if none remain. */
export function detailFor({ role }: Pick<Actor, 'role'>, detail: HistoryDetail | null): HistoryDetail | null {
  if (!detail) return null;
  const { answers, verdict, corrections, paymentId, started, ended, choice, issued, certificate, ...common } =
    detail;
  const readsAudit = hasPrivilege(role, 'history.readAudit');
  const readsWork = hasRole(role, requestParts.work.read);
  const readsFindings = hasPrivilege(role, 'history.readFindings');
  const shown = {
    ...common,
    ...(answers && readsAudit && { answers }),
    ...(choice && readsAudit && { choice }),
    ...(started && readsAudit && { started }),
    ...(ended && readsAudit && { ended }),
    ...(paymentId && hasRole(role, requestParts.money.read) && { paymentId }),
    ...(issued && readsWork && { issued }),
    ...(certificate && readsWork && { certificate }),
    ...(verdict && readsFindings && { verdict }),
    ...(corrections && readsFindings && { corrections }),
  };
  return Object.keys(shown).length > 0 ? shown : null;
}
