import { company } from '#domain/company';
import type { AppContext } from '#framework/server/http/appContext';
import { minuteMs } from '#framework/base/time/riyadhTime';
import { buildContractData, contractNumber } from '../../../modules/contracts/buildContractData';
import { readPublished } from '../../../modules/templates/readPublished';
import { storeFile } from '#framework/server/files/storeFile';
import { draw as drawDocument } from '../../../pdf/draw';
import type { RequestRow } from '../../../workflow/requestRow';
import type { Transaction } from '#framework/server/db/connect';
import type { contracts } from '../../../db/schema/money';
import { type Case, lastAt } from '../cases/case';
import { type ContractPlan, contractsOf } from '../cases/quotes';

/** Draws every contract that was sent; they are files that the portal may be asked for at any moment. */
export async function contractRows(
  api: Pick<AppContext, 'storage'>,
  tx: Transaction,
  one: Case,
  request: RequestRow,
): Promise<(typeof contracts.$inferInsert)[]> {
  const rows: (typeof contracts.$inferInsert)[] = [];
  const plans = contractsOf(one);
  for (const plan of plans) {
    const { file, data, versionId } = await draw(api, tx, one, request, plan);
    const { id: fileId, sha256 } = file;
    const { version, source, sentAt } = plan;
    const newest = version === plans.length;
    rows.push({
      templateVersionId: source === 'template' ? versionId : null,
      requestId: one.id,
      version,
      source,
      fileId,
      sha256,
      sentAt,
      provider: company,
      data,
      ...openingOf(one, sentAt),
      ...(newest && signatureOf(one)),
    });
  }
  return rows;
}

async function draw(
  { storage }: Pick<AppContext, 'storage'>,
  tx: Transaction,
  one: Case,
  request: RequestRow,
  { version, sentAt, quote, source }: ContractPlan,
) {
  // An uploaded contract is a file of an admin's own; theirs is drawn here with the portal's usual clauses.
  const drawn = { version, sentAt, source: 'template' as const, provider: company };
  const { versionId, body: terms } = await readPublished(tx, 'contract');
  const data = await buildContractData(tx, { ...request, quote }, drawn, terms);
  const content = await drawDocument('contract', data);
  const ownerId = source === 'uploaded' ? one.people.operations.id : null;
  const name = `${contractNumber(request, version)}.pdf`;
  const stored = { content, name, type: 'application/pdf' as const, ownerId };
  return { file: await storeFile({ storage, clock: () => sentAt }, tx, stored), data, versionId };
}

/** The client reads a contract before they sign it or ask for a change; a fresh one may lie unopened. */
function openingOf(one: Case, sentAt: Date) {
  const next = one.steps.find(({ at, stepActor }) => at > sentAt && stepActor === 'client');
  if (!next) return {};
  return { openedAt: new Date(next.at.getTime() - 6 * minuteMs), openedById: one.people.client.id };
}

function signatureOf({ company, people, ...one }: Case) {
  const signedAt = lastAt(one, 'signContract');
  if (!signedAt) return {};
  const { contact, manager } = company.spec;
  const byManager = people.client.performer === 'branch_manager';
  return {
    signedAt,
    signerId: people.client.id,
    signerName: (byManager ? manager?.name : undefined) ?? contact.name,
    signatureKind: 'typed' as const,
    signerIp: '203.0.113.24',
  };
}
