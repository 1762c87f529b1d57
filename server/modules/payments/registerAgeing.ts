import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { readPage } from '#framework/server/resources/pageAddress';
import { loadAgeing, loadOwed, writeOwedCsv } from './ageing';

/** Receivables ageing: amounts due by age bucket, total and per client. */
export function registerAgeing(api: AppContext): void {
  operation(api, 'payments.ageing', {
    summary: 'What is owed by age, in all and by client, the largest debt first',
    handler: ({ query }) => loadAgeing(api, readPage(query)),
  });

  operation(api, 'payments.owed', {
    summary: 'The instalments behind a figure of the ageing, the longest due first',
    handler: async ({ query, reply }) => {
      const { band, clientId, ...page } = query;
      const { rows, total } = await loadOwed(api, { band, clientId }, readPage(page));
      reply.header('x-total-count', total);
      return rows;
    },
  });

  operation(api, 'payments.owedCsv', {
    summary: 'The same list as CSV',
    handler: async ({ query, language, reply }) => {
      const csv = await writeOwedCsv(api, query, language);
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="ageing.csv"');
      return Buffer.from(csv);
    },
  });
}
