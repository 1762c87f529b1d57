import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { tables } from '../../db/schema/declared';
import { partShape, profileFactNames } from '#domain/profile/profileParts';
import { someOf } from 'sijil/server/resources/resourceRoute';
import { findClient } from '../clients/findOfClient';
import { loadSessionUser } from '../auth/sessionUser';
import { completeProfile, readDraftView, saveStoredDraft } from './profileDraft';
import { givePart, readParts } from './profileParts';
import { deleteAccount } from './deleteAccount';
import { readDeletion } from './readDeletion';
import type { BranchWriter } from '../branches/ownBranches';
import { writeClient } from './companyAnswers';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { personView } from '#domain/api/profileViews';
import type { personBody } from '#domain/profile/personBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import { resources } from '#resources';
import type { Queryable } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';

/** Registers completing a registration, and a client's later changes to their details. */
export function registerProfile(api: AppContext): void {
  operation(api, 'profile.getDraft', {
    summary: 'How far the registration has come, on whatever device',
    handler: ({ actor, language }) => readDraftView(api, actor.userId, language),
  });

  operation(api, 'profile.saveDraft', {
    summary: 'Keep what was typed, complete or not; the answer says which steps would pass',
    handler: async ({ actor, language, body }) => {
      await assertUnfinished(api, actor.userId);
      await saveStoredDraft(api, actor.userId, body);
      return readDraftView(api, actor.userId, language);
    },
  });

  operation(api, 'clients.completeProfile', {
    summary: 'Finish the registration from its draft; answers the session as it now is',
    handler: async ({ actor, language }) => {
      await completeProfile(api, { actor, language });
      return loadSessionUser(api.db, actor);
    },
  });

  operation(api, 'profile.getParts', {
    summary: 'What the company has still to say of itself, and which of it something waits for',
    handler: ({ actor }) => readParts(api.db, actor),
  });

  operation(api, 'profile.givePart', {
    summary: 'Say what a part of the profile asks; what was said already is changed through the team',
    openApi: someOf(partShape(profileFactNames)),
    handler: async ({ actor, language, params, body }) => {
      await givePart(api, { actor, language }, params.part, body);
      return readParts(api.db, actor);
    },
  });

  operation(api, 'profile.setLogo', {
    summary: 'Set or remove the logo that new certificates of the company show; answers the company',
    handler: async ({ actor, language, body }) => {
      await setLogo(api, { actor, language }, body.logo ?? null);
      return findClient(api, actor, actor.userId);
    },
  });

  operation(api, 'profile.getPerson', {
    summary: 'The caller as a person: name, e-mail, phone, position',
    handler: ({ actor }) => readPerson(api.db, actor.userId),
  });

  operation(api, 'profile.updatePerson', {
    summary: "Change the caller's name, phone and position",
    handler: ({ actor, body }) => updatePerson(api, actor, body),
  });

  registerDeletion(api);
}

async function assertUnfinished(api: AppContext, userId: string): Promise<void> {
  const { clients } = tables;
  const [client] = await api.db
    .select({ done: clients.profileCompleted })
    .from(clients)
    .where(eq(clients.id, userId));
  if (client?.done) throw new ApiError('profile_already_complete');
}

/** Registers the deletion of an account: all consequences are shown first, and it is confirmed twice. */
function registerDeletion(api: AppContext): void {
  operation(api, 'clients.deletionPreview', {
    summary: 'What deleting the account would erase, cancel and keep, and what stands in its way',
    handler: ({ actor }) => readDeletion(api.db, actor.userId),
  });

  operation(api, 'clients.deleteOwnAccount', {
    summary: 'Erase the account: profile, contacts and access; issued papers stay as the law demands',
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: async ({ actor, language, body }) => {
      await deleteAccount(api, { actor, language }, body);
      return null;
    },
  });
}

/**
 * Sets the company's logo; null removes it. Issued certificates keep theirs.
 * @throws ApiError file_gone for a file that the actor did not upload, file_type_refused for a file that is not a picture
 */
function setLogo(api: AppContext, writer: BranchWriter, logo: string | null): Promise<void> {
  const { clients } = tables;
  const { userId } = writer.actor;
  return api.db.transaction(async (tx) => {
    const [client] = await tx.select().from(clients).where(eq(clients.id, userId)).for('update');
    if (!client) throw new ApiError('not_found');
    if (client.logo !== logo) await writeClient(api, tx, writer, client, { logo });
  });
}

type Person = z.output<typeof personView>;

async function readPerson(db: Queryable, userId: string): Promise<Person> {
  const { clients } = tables;
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      nameEn: users.nameEn,
      email: users.email,
      phone: users.phone,
      position: clients.position,
      companyNameEn: clients.companyNameEn,
    })
    .from(users)
    .leftJoin(clients, eq(clients.id, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Changes the details that people may change themselves; a branch manager has none of the company’s. */
function updatePerson(api: AppContext, actor: Actor, body: ShapeValues<typeof personBody>): Promise<Person> {
  const { clients } = tables;
  const { name, phone, position = null } = body;
  return api.db.transaction(async (tx) => {
    const before = await readPerson(tx, actor.userId);
    const { nameEn = before.nameEn, companyNameEn = before.companyNameEn } = body;
    const ofCompany = { position, companyNameEn };
    await tx.update(users).set({ name, nameEn, phone }).where(eq(users.id, actor.userId));
    const [client] = hasPrivilege(actor.role, 'profile.tellPosition')
      ? await tx.select().from(clients).where(eq(clients.id, actor.userId)).for('update')
      : [];
    const version = (client?.version ?? 0) + 1;
    const at = api.clock();
    if (client) {
      await tx
        .update(clients)
        .set({ ...ofCompany, version, updatedAt: at })
        .where(eq(clients.id, actor.userId));
    }
    const changes = changesBetween({ ...before }, { name, nameEn, phone, ...(client && ofCompany) });
    const resource = client ? resources.clients : resources.users;
    if (Object.keys(changes).length > 0)
      await recordAudit(tx, { resource, id: actor.userId, action: 'update', actor, at, version, changes });
    return readPerson(tx, actor.userId);
  });
}
