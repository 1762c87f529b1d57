import { and, eq, inArray, isNull } from 'drizzle-orm';
import { tables } from '#framework/server/db/schema/tables';
import { requests } from '../../db/schema/requests';
import type { EffectContext } from '../../workflow/effect';
import { performTransition } from '../../workflow/performTransition';
import { newestForm } from '../templates/readPublished';

/**
 * Opens a request for each other branch of an order that has just been paid, drawn from what it has bought (rules 3.15).
 * A branch that was closed or removed meanwhile gets none: its visit stays in the company's balance.
 */
export async function openBranchRequests(
  { api, tx, request, now }: EffectContext,
  purchaseId: string,
): Promise<void> {
  if (request.otherBranchIds.length === 0) return;
  const { branches, services } = tables;
  const open = await tx
    .select({ id: branches.id, formId: services.formId })
    .from(branches)
    .innerJoin(services, eq(services.id, request.serviceId))
    .where(
      and(
        inArray(branches.id, request.otherBranchIds),
        eq(branches.active, true),
        isNull(branches.deletedAt),
      ),
    );
  const { clientId, serviceId, createdById, answers, notes } = request;
  const [first] = open;
  if (!first) return;
  const { id: formVersionId } = await newestForm(tx, first.formId);
  for (const { id: branchId } of open) {
    const [opened] = await tx
      .insert(requests)
      .values({
        clientId,
        serviceId,
        createdById,
        answers,
        notes,
        branchId,
        purchaseId,
        kind: 'redeemed',
        status: 'pending',
        orderedWithId: request.id,
        formVersionId,
        statusSince: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: requests.id });
    if (opened)
      await performTransition(api, { requestId: opened.id, name: 'openBranchRequest', actor: null }, tx);
  }
}
