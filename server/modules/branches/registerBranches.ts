import { and, eq, isNull } from 'drizzle-orm';
import { resources } from '#resources';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { compile } from 'sijil/server/resources/compile';
import { changeOf } from 'sijil/server/resources/resourceRoute';
import { tables } from '../../db/schema/declared';
import { findRecord } from '../clients/findOfClient';
import { type BranchWriter, insertBranch, readOwnBranches } from './ownBranches';
import { importOwnBranches } from './importOwnBranches';
import { registerBranchManagers } from './registerBranchManagers';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { branchFieldNames } from '#domain/profile/companyFields';
import { own } from 'sijil/schema/access';
import { laterFields } from 'sijil/schema/designs/laterFields';
import { issueMessages } from 'sijil/schema/issueMessages';
import { perDeclaration } from 'sijil/schema/perDeclaration';
import type { Resource } from 'sijil/schema/resource';
import type { RecordView } from 'sijil/contract/recordView';
import { updateRecord } from 'sijil/server/resources/changeRecord';

/** Registers the operations on a company's own branches, for its own people. */
export function registerBranches(api: AppContext): void {
  operation(api, 'branches.getOwn', {
    summary: 'An own branch with everything that can be changed of it',
    handler: ({ actor, params }) =>
      findRecord(api, actor, resources.branches, eq(compile(resources.branches).id, params.id)),
  });

  operation(api, 'branches.updateOwn', {
    summary: 'Change part of an own branch; `version` is the one that was read',
    openApi: changeOf(resources.branches),
    handler: ({ actor, language, params, body }) =>
      updateOwnBranch(api, { actor, language }, params.id, body),
  });

  operation(api, 'branches.importOwn', {
    summary:
      'Branches from the rows of a sheet: tried with `check`, then made; short addresses fill in what they know',
    // The national address register limits the number of calls.
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: ({ actor, language, body }) => importOwnBranches(api, { actor, language }, body),
  });

  operation(api, 'branches.convertToMultiple', {
    summary: 'Add branches, so that a single location becomes several; a new main one relieves the former',
    status: 201,
    handler: async ({ actor, language, body }) => {
      const { restaurantId, count } = await firstBranch(api, actor.userId);
      // A company gets its first place by registering; without one there is nothing to convert.
      if (count === 0) throw new ApiError('profile_incomplete');
      await api.db.transaction(async (tx) => {
        for (const { id: _, ...branch } of body.branches)
          await insertBranch(api, tx, { actor, language }, { ...branch, restaurantId });
      });
      return readOwnBranches(api.db, actor);
    },
  });

  registerBranchManagers(api);
}

/** New branches belong to the restaurant of the first one, if it has one. */
async function firstBranch(api: AppContext, clientId: string) {
  const rows = await api.db
    .select({ restaurantId: tables.branches.restaurantId })
    .from(tables.branches)
    .where(and(eq(tables.branches.clientId, clientId), isNull(tables.branches.deletedAt)))
    .orderBy(tables.branches.createdAt);
  return { restaurantId: rows[0]?.restaurantId ?? null, count: rows.length };
}

/** The console lets only admins change branches; here a company's people may, within their own rows. */
const ownOf = perDeclaration((branches: Resource): Resource => ({
  ...branches,
  access: {
    ...branches.access,
    update: [own('clientId', ['client'], 'clientId'), own('id', ['branch_manager'], 'branchIds')],
  },
}));

type Input = Readonly<Record<string, unknown>>;

/** Changes part of a branch of the caller's company; only the company, no manager, chooses the main branch. */
async function updateOwnBranch(
  api: AppContext,
  writer: BranchWriter,
  id: string,
  input: Input,
): Promise<RecordView> {
  const { actor, language } = writer;
  const ownBranches = ownOf(resources.branches);
  await findRecord(api, actor, ownBranches, eq(compile(ownBranches).id, id));
  assertAllowed(writer, input);
  return updateRecord(api, { resource: ownBranches, actor, language }, id, { ...input });
}

function assertAllowed({ actor, language }: BranchWriter, input: Input): void {
  const allowed = new Set<string>([
    'version',
    ...branchFieldNames,
    ...Object.keys(laterFields(resources.branches, actor.role)),
    ...(hasPrivilege(actor.role, 'branches.makeMain') ? ['main'] : []),
  ]);
  const refused = Object.keys(input).filter((name) => !allowed.has(name));
  if (refused.length === 0) return;
  const errors = refused.map((name) => [
    name,
    [issueMessages.unknown_field[language].replace('{label}', name)],
  ]);
  throw new ApiError('validation_failed', {}, Object.fromEntries(errors));
}
