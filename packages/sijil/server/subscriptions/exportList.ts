import { pipeline } from 'node:stream/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type FileFormat, fileFormats, type Outcome } from 'sijil/schema/subscriptions/subscriptions';
import { keysOf } from 'sijil/base/objects';
import { partsOfSummary } from 'sijil/schema/summary';
import { readSavedList, type SavedList } from '../console/readSavedList';
import type { Transaction } from '../db/connect';
import { exports } from '../db/schema/console';
import { tableNamed } from '../db/schema/tables';
import { type ExportRow, ownerOf } from '../exports/exports';
import { contentOf } from '../files/exportReaders';
import { type ExportFile, runExport } from '../exports/runExport';
import type { Actor } from 'sijil/schema/access';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { sheetOf } from '../resources/export/dataTable';
import type { DataTable } from '../http/handlers';
import { listTable } from '../resources/export/listTable';
import { readSummary } from '../resources/summary/readSummary';
import { summaryTable } from '../resources/summary/summaryTable';
import { subscriptionColumn } from './subscriptions';

const exportQuery = z.object({
  subscription: z.uuid(),
  list: z.string(),
  address: z.string(),
  format: z.enum(keysOf(fileFormats)),
});

/** Job: writes the file of a subscription, with what its recipient may read now, and sends it to them. */
export async function exportList(api: AppContext, input: unknown): Promise<void> {
  try {
    await runExport(api, input, async (row, reading) => {
      const query = exportQuery.parse(row.query);
      const owner = await ownerOf(api.db, row);
      const saved = readSavedList(query, owner.role);
      if (typeof saved === 'string') throw new ApiError('forbidden');
      return {
        ...fileOf(reading, row, query.format, { saved, owner }),
        finished: async (tx, file) => {
          const content = contentOf(query.list, saved.columns, owner.role);
          await tx
            .update(exports)
            .set({ query: { ...row.query, ...content } })
            .where(eq(exports.id, row.id));
          await api.handlers.listDelivery.mail(api, tx, row, file);
          await setOutcome(tx, query.subscription, 'sent');
        },
      };
    });
  } finally {
    await noteFailure(api, input);
  }
}

interface Source {
  readonly saved: SavedList;
  readonly owner: Actor;
}

function fileOf(api: AppContext, row: ExportRow, format: FileFormat, source: Source): ExportFile {
  const { saved } = source;
  return {
    name: saved.resource.name,
    ending: format,
    total: 1,
    write: async (to, progress) => {
      await progress(0);
      const table = await tableOf(api, row, format, source);
      if (format !== 'pdf') return pipeline(sheetOf(table, format, api.clock()), to);
      const { draw } = api.handlers.listDelivery;
      if (!draw) throw new Error('there is nothing to draw a PDF with');
      to.end(await draw(api, row.about ?? table.name, table));
    },
  };
}

/** Returns the rows of the list, or its groups, as a table. */
async function tableOf(
  api: AppContext,
  { language }: ExportRow,
  format: FileFormat,
  { saved, owner }: Source,
): Promise<DataTable> {
  const { resource, fields, columns, parameters, summary, compared } = saved;
  const reader = { actor: owner, language };
  if (!summary) return listTable(api, resource, reader, { columns: columns.join(','), address: parameters });
  const { groups, measures } = partsOfSummary(summary, fields);
  const query = {
    ...parameters,
    _group: summary.groups.join(','),
    _measure: summary.measures.join(','),
    ...(compared !== null && { _compare: compared }),
  };
  const view = await readSummary(api, resource, { ...reader, query });
  const name = resource.label.many[language];
  return summaryTable(view, { name, language, fields, groups, measures, isSheet: format !== 'pdf' });
}

async function setOutcome(tx: Pick<Transaction, 'update'>, id: string, outcome: Outcome): Promise<void> {
  await tx
    .update(tableNamed('subscriptions'))
    .set({ outcome })
    .where(eq(subscriptionColumn('id'), id));
}

/** Records on the subscription that its file was given up. */
async function noteFailure(api: AppContext, input: unknown): Promise<void> {
  const { exportId } = z.object({ exportId: z.uuid() }).parse(input);
  const [failed] = await api.db
    .select({ query: exports.query })
    .from(exports)
    .where(and(eq(exports.id, exportId), inArray(exports.status, ['failed', 'cancelled'])));
  if (failed) await setOutcome(api.db, exportQuery.parse(failed.query).subscription, 'failed');
}
