import type { FastifyReply } from 'fastify';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { draw } from '../../../pdf/draw';
import { findRequest } from '../../requests/findRequest';
import { beginReportExport } from './exportReport';
import { loadReport } from './loadReport';

interface Call {
  readonly actor: Actor;
  readonly language: Language;
  readonly reply: FastifyReply;
}

export function registerReports(api: AppContext): void {
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
  const pdf = await draw('report', { data: await loadReport(api, request, vehicleId), language });
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="report-R-${request.number}.pdf"`)
    .header('cache-control', 'private, no-store');
  return pdf;
}
