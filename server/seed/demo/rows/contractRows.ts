import { company } from '#domain/company';
import type { AppContext } from 'sijil/server/http/appContext';
import { minuteMs, riyadhDate } from 'sijil/base/time/riyadhTime';
import { buildContractData, contractNumber } from '../../../modules/contracts/buildContractData';
import { readPublished } from '../../../modules/templates/readPublished';
import { storeFile } from 'sijil/server/files/storeFile';
import { draw as drawDocument } from '../../../pdf/thread/drawingThreads';
import type { RequestRow } from '../../../workflow/effect';
import type { Transaction } from 'sijil/server/db/connect';
import type { contracts, packagePurchases } from '../../../db/schema/money';
import { type Case, type ContractPlan, contractsOf, lastAt, paidAt } from '../cases/case';
import { randomUUID } from 'node:crypto';
import { packageEndsOn } from '#domain/pricing/packages';

/** Renders every contract that was sent; the portal may need these files at any time. */
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
  // An uploaded contract is an admin's file; here it is rendered with the portal's usual clauses.
  const drawn = { version, sentAt, source: 'template' as const, provider: company };
  const { versionId, body: terms } = await readPublished(tx, 'contract');
  const data = await buildContractData(tx, { ...request, quote }, drawn, terms);
  const content = await drawDocument('contract', data);
  const ownerId = source === 'uploaded' ? one.people.operations.id : null;
  const name = `${contractNumber(request, version)}.pdf`;
  const stored = { content, name, type: 'application/pdf' as const, ownerId };
  return { file: await storeFile({ storage, clock: () => sentAt }, tx, stored), data, versionId };
}

/** Opening of a contract by the client, before they sign it or request a change; a recent one may be unopened. */
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
    signerPosition: byManager ? 'مدير الفرع' : 'المدير العام',
    signatureKind: 'typed' as const,
    signerIp: '203.0.113.24',
    signerUserAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  };
}

const unitsOf = ({ vehicles }: Case) => Math.max(1, vehicles.length);

/** Paid packages with the number of visits drawn by their requests. */
export function purchaseRows(
  cases: readonly Case[],
): (typeof packagePurchases.$inferInsert & { readonly id: string; readonly requestId: string })[] {
  return cases.flatMap((one) => {
    const opened = paidAt(one);
    if (!one.package || !opened) return [];
    const { name, quantity, duration } = one.package;
    const startsOn = riyadhDate(opened);
    const drawn = cases.filter(({ plan }) => plan.redeems !== undefined && plan.redeems === one.plan.buys);
    const early = drawn.find(({ placedAt }) => placedAt <= opened);
    const placed = drawn.filter((other) => !lastAt(other, 'cancel'));
    const used = placed.reduce((sum, other) => sum + unitsOf(other), unitsOf(one));
    if (early || used > quantity)
      throw new Error(`${one.plan.buys} is drawn on too early or too often: ${used}`);
    const endsOn = packageEndsOn(startsOn, duration);
    const owner = { requestId: one.id, clientId: one.company.id, serviceId: one.service.id };
    return [{ id: randomUUID(), ...owner, name, quantity, used, startsOn, endsOn }];
  });
}
