import { eq } from 'drizzle-orm';
import { hasPrivilege } from '#domain/access/privileges';
import { branchFieldNames } from '#domain/profile/branchFields';
import { own } from '#framework/schema/access';
import { laterFields } from '#framework/schema/designs/laterFields';
import { issueMessages } from '#framework/schema/issueMessages';
import { perDeclaration } from '#framework/schema/perDeclaration';
import type { Resource } from '#framework/schema/resource';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { compile } from '#framework/server/resources/compile';
import type { RecordView } from '#framework/contract/recordView';
import { updateRecord } from '#framework/server/resources/changeRecord';
import { findRecord } from '../clients/findOfClient';
import type { BranchWriter } from './insertBranch';

/** The console lets admins alone change branches; here their own people may, within their own rows. */
const ownOf = perDeclaration((branches: Resource): Resource => ({
  ...branches,
  access: {
    ...branches.access,
    update: [own('clientId', ['client'], 'clientId'), own('id', ['branch_manager'], 'branchIds')],
  },
}));

type Input = Readonly<Record<string, unknown>>;

/** Changes part of an own branch; which of them is the main one is the company's to say, not a manager's. */
export async function updateOwnBranch(
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
