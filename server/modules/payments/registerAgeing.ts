import type { AppContext } from '#framework/server/http/appContext';
import { fromReplica } from '#framework/server/db/replica/fromReplica';
import { operation } from '#framework/server/http/operation';
import { readPage } from '#framework/server/resources/pageAddress';
import { loadAgeing, loadOwed, writeOwedCsv } from './ageing';

/** Receivables ageing: amounts due by age bucket, total and per client. */
export function registerAgeing(api: AppContext): void {
  operation(api, 'payments.ageing', {
    summary: 'What is owed by age, in all and by client, the largest debt first',
    handler: ({ query }) => fromReplica(api, (reading) => loadAgeing(reading, readPage(query))),
  });

  operation(api, 'payments.owed', {
    summary: 'The instalments behind a figure of the ageing, the longest due first',
    handler: async ({ query, reply }) => {
      const { band, clientId, ...page } = query;
      const { rows, total } = await fromReplica(api, (reading) =>
        loadOwed(reading, { band, clientId }, readPage(page)),
      );
      reply.header('x-total-count', total);
      return rows;
    },
  });

  operation(api, 'payments.owedCsv', {
    summary: 'The same list as CSV',
    handler: async ({ query, language, reply }) => {
      const csv = await fromReplica(api, (reading) => writeOwedCsv(reading, query, language));
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="ageing.csv"');
      return Buffer.from(csv);
    },
  });
}
