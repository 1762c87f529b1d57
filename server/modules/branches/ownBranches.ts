import { branchName, brandName } from '../../db/names';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { spansOf } from '#domain/scheduling/openingHours';
import type { ownBranchView } from '#domain/api/orderViews';
import type { Actor as Person } from 'sijil/schema/access';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { tableNamed } from 'sijil/server/db/schema/tables';
import { tables } from '../../db/schema/declared';
import { ApiError } from 'sijil/server/http/apiError';
import type { Language } from 'sijil/base/i18n/localized';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { assertReferences } from 'sijil/server/resources/assertReferences';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import { compile } from 'sijil/server/resources/compile';
import { hooksOf } from 'sijil/server/resources/lockRecord';
import { withRowIds } from 'sijil/server/resources/createRecord';
import { toStored } from 'sijil/server/resources/judgeInput';
import { lockLiveClient } from '../clients/findOfClient';

/** Active branches for which the actor may order, the main one first; for a branch manager, only the assigned ones. */
export async function readOwnBranches(
  db: Queryable,
  actor: Person,
): Promise<z.output<typeof ownBranchView>[]> {
  const { branches, cities, districts, restaurants } = tables;
  const rows = await db
    .select({
      id: branches.id,
      name: branchName,
      restaurant: brandName,
      city: cities.name,
      district: districts.name,
      street: branches.street,
      main: branches.main,
      place: branches.place,
      openingHours: branches.openingHours,
      responsibleName: branches.responsibleName,
      responsiblePhone: branches.responsiblePhone,
    })
    .from(branches)
    .innerJoin(cities, eq(cities.id, branches.cityId))
    .leftJoin(districts, eq(districts.id, branches.districtId))
    .leftJoin(restaurants, eq(restaurants.id, branches.restaurantId))
    .where(
      and(
        eq(branches.clientId, String(actor.clientId)),
        eq(branches.active, true),
        isNull(branches.deletedAt),
        actor.branchIds === null ? undefined : inArray(branches.id, [...actor.branchIds]),
      ),
    )
    .orderBy(desc(branches.main), branches.name);
  return rows.map(({ openingHours, ...branch }) => ({ ...branch, openingHours: spansOf(openingHours) }));
}

/** Checks that a branch is open and one for which the actor may order. @throws ApiError not_found */
export async function assertOwnBranch(tx: Queryable, actor: Person, id: string): Promise<void> {
  const { branches } = tables;
  const [branch] = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(
      and(
        eq(branches.id, id),
        eq(branches.clientId, String(actor.clientId)),
        eq(branches.active, true),
        isNull(branches.deletedAt),
      ),
    );
  if (!branch || (actor.branchIds !== null && !actor.branchIds.includes(id))) throw new ApiError('not_found');
}

export interface BranchWriter {
  readonly actor: Actor;
  readonly language: Language;
}

type Values = Readonly<Record<string, unknown>>;

/** Creates a branch of the writer's own company, with the checks, audit and effects of any other branch. */
export async function insertBranch(
  api: AppContext,
  tx: Transaction,
  writer: BranchWriter,
  values: Values,
): Promise<string> {
  const resource = resources.branches;
  const { actor, language } = writer;
  await lockLiveClient(tx, String(actor.clientId));
  const branch = withRowIds(resource, { ...values, clientId: actor.clientId, active: true });
  await assertReferences(tx, { resource, actor, language }, branch);
  const at = api.clock();
  const [row] = await tx
    .insert(tableNamed(resource.name))
    .values({ ...toStored(resource, branch), createdAt: at, updatedAt: at })
    .returning({ id: compile(resource).id });
  const id = String(row?.['id']);
  const changes = changesBetween({}, branch);
  await recordAudit(tx, { resource, id, action: 'create', actor, at, version: 1, changes });
  await hooksOf(api, resource).afterCreate?.({ api, tx, resource, actor, id, language, values: branch });
  return id;
}
