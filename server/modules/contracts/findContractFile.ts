import { desc, eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { contractFileView } from '#domain/api/orderViews';
import { files } from 'sijil/server/db/schema/files';
import type { Queryable } from 'sijil/server/db/connect';
import { companyName } from '../../db/names';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { contractNumber } from './buildContractData';

/** Most contracts that one uploaded file can be named for. */
const most = 10;

const replaced = sql<boolean>`exists (select from contracts as later
  where later.request_id = ${contracts.requestId} and later.version > ${contracts.version})`;

/**
 * Contracts that a file with a SHA-256 belongs to, newest first. The same file may have been uploaded for several requests.
 * Whoever has the file knows its contents: the answer says only what it is.
 */
export async function findContractFile(
  db: Queryable,
  sha256: string,
): Promise<z.output<typeof contractFileView>[]> {
  const rows = await db
    .select({
      fileId: files.id,
      contract: contracts,
      number: requests.number,
      companyName,
      replaced,
    })
    .from(files)
    .innerJoin(
      contracts,
      or(
        eq(contracts.fileId, files.id),
        eq(contracts.signedFileId, files.id),
        eq(contracts.recordFileId, files.id),
      ),
    )
    .innerJoin(requests, eq(requests.id, contracts.requestId))
    .innerJoin(tables.clients, eq(tables.clients.id, requests.clientId))
    .where(eq(files.sha256, sha256))
    .orderBy(desc(contracts.sentAt), desc(contracts.id))
    .limit(most);
  return rows.map(({ fileId, contract, replaced: isReplaced, ...row }) => ({
    number: contractNumber(row, contract.version),
    file: fileId === contract.recordFileId ? 'record' : fileId === contract.signedFileId ? 'signed' : 'sent',
    state: contract.signedAt ? 'signed' : isReplaced ? 'replaced' : 'waiting',
    companyName: row.companyName,
    sentAt: contract.sentAt,
    signedAt: contract.signedAt,
  }));
}
