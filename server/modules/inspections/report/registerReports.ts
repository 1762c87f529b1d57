import type { FastifyReply } from 'fastify';
import type { Language } from 'sijil/base/i18n/localized';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { sendInline } from 'sijil/server/http/sendInline';
import { draw } from '../../../pdf/thread/drawingThreads';
import { findRequest } from '../../requests/findRequest';
import { loadReport } from './loadReport';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordPath } from '#domain/screens/recordPath';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { exportView } from 'sijil/contract/exportViews';
import { resources } from '#resources';
import { requests } from '../../../db/schema/requests';
import { readableRows } from 'sijil/server/resources/rights';
import { beginExport, ownerOf } from 'sijil/server/exports/exports';
import { pdfFile } from '../../exports/pdfFile';
import { runExport } from 'sijil/server/exports/runExport';

interface Call {
  readonly actor: Actor;
  readonly language: Language;
  readonly reply: FastifyReply;
}

export function registerFinalReport(api: AppContext): void {
  operation(api, 'supervisorInspections.finalReport', {
    summary: 'The final report as a PDF in the language of the call',
    handler: (call) => sendReport(api, call, call.params.id),
  });

  operation(api, 'clientInspections.report', {
    summary: 'The report of an inspection for its company, once its results have been sent',
    handler: async (call) => {
      const { resultsSentAt } = await findRequest(api.db, call.actor, call.params.id);
      if (!resultsSentAt) throw new ApiError('not_found');
      return sendReport(api, call, call.params.id);
    },
  });

  operation(api, 'exports.report', {
    summary: 'Have the report of an inspection drawn as a PDF in the background',
    status: 202,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: ({ actor, params, language }) => beginReportExport(api, actor, params.id, language),
  });

  operation(api, 'supervisorInspections.finalVehicleReport', {
    summary: 'The final report of one vehicle as a PDF in the language of the call',
    handler: (call) => sendReport(api, call, call.params.id, call.params.vehicleId),
  });
}

async function sendReport(
  api: AppContext,
  { actor, language, reply }: Call,
  id: string,
  vehicleId?: string,
): Promise<Buffer> {
  const request = await findRequest(api.db, actor, id);
  const content = await draw('report', { data: await loadReport(api, request, vehicleId), language });
  return sendInline(reply, { content, type: 'application/pdf', name: `report-R-${request.number}.pdf` });
}

/** Starts the export of an inspection's report. @throws ApiError not_found, for a company before it has the results */
async function beginReportExport(
  api: AppContext,
  actor: Actor,
  id: string,
  language: Language,
): Promise<z.output<typeof exportView>> {
  const { number, resultsSentAt, submittedAt } = await findRequest(api.db, actor, id);
  const readableSince = hasPrivilege(actor.role, 'reports.readUnsent') ? submittedAt : resultsSentAt;
  if (!readableSince) throw new ApiError('not_found');
  return beginExport(api, actor, {
    kind: 'report',
    task: 'exportReport',
    language,
    total: 2,
    query: { requestId: id },
    about: `R-${number}`,
    page: recordPath(resources.requests, id, actor.role) ?? '/',
  });
}

const exportQuery = z.object({ requestId: z.uuid() });

/** Job: exports an inspection's report, if its owner may still read it. */
export function exportReport(api: AppContext, input: unknown): Promise<void> {
  return runExport(api, input, async (row) => {
    const { requestId } = exportQuery.parse(row.query);
    return pdfFile('report', `report-${row.about ?? ''}`, async () => {
      const readable = readableRows(resources.requests, await ownerOf(api.db, row));
      const [request] = await api.db
        .select()
        .from(requests)
        .where(and(eq(requests.id, requestId), readable));
      if (!request) throw new Error('the request is no longer its owner’s to read');
      return { data: await loadReport(api, request), language: row.language };
    });
  });
}
