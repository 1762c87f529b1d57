import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { profileDraftView } from '#domain/api/profileViews';
import type { FileLink } from '#domain/api/parts';
import type { Language } from '#domain/i18n/localized';
import { type Activity, toActivity } from '#domain/profile/activities';
import { type ProfileAnswers, type ProfileStep, typedSteps } from '#domain/profile/profileSteps';
import { profileShapes } from '#domain/profile/profileShapes';
import { validate } from '#domain/schema/validate';
import type { Api } from '../../http/api';
import type { Queryable } from '../../db/connect';
import { files } from '../../db/schema/files';
import { profileDrafts } from '../../db/schema/profile';
import { tables } from '../../db/tables/tables';
import { toFileLink } from '../../services/files/fileLinks';
import { isVerified } from '../identity/identityChecks';

export interface StoredDraft {
  readonly step: ProfileStep;
  readonly answers: ProfileAnswers;
}

/** What was kept; before anything was, what the account already says of its company. */
export async function readStoredDraft(db: Queryable, userId: string): Promise<StoredDraft> {
  const [draft] = await db.select().from(profileDrafts).where(eq(profileDrafts.userId, userId));
  if (draft) return draft;
  const { clients } = tables;
  const [client] = await db
    .select({ companyName: clients.companyName, position: clients.position })
    .from(clients)
    .where(eq(clients.id, userId));
  return { step: 'company', answers: { company: { ...client } } };
}

export async function saveStoredDraft(api: Api, userId: string, draft: StoredDraft): Promise<void> {
  const updatedAt = api.clock();
  await api.db
    .insert(profileDrafts)
    .values({ userId, ...draft, updatedAt })
    .onConflictDoUpdate({ target: profileDrafts.userId, set: { ...draft, updatedAt } });
}

/** What the chosen kind of business does; a sub type does what its main type does. */
export async function activityOf(db: Queryable, { company }: ProfileAnswers): Promise<Activity> {
  const { clientTypes } = tables;
  const id = company?.['clientTypeId'];
  if (typeof id !== 'string' || !/^[\da-f-]{36}$/i.test(id)) return toActivity(null);
  const [type] = await db
    .select({ activity: clientTypes.activity })
    .from(clientTypes)
    .where(eq(clientTypes.id, id));
  return toActivity(type?.activity);
}

/** The draft as the wizard reads it: files as links, and which steps would pass today. */
export async function readDraftView(
  api: Api,
  userId: string,
  language: Language,
): Promise<z.output<typeof profileDraftView>> {
  const { step, answers } = await readStoredDraft(api.db, userId);
  const shapes = profileShapes(await activityOf(api.db, answers));
  const judged = typedSteps.map((name) => [
    name,
    validate(shapes[name], 'create', answers[name] ?? {}, language).ok,
  ]);
  const done = {
    ...(Object.fromEntries(judged) as Record<string, boolean>),
    identity: await isVerified(api.db, userId),
    review: false,
  };
  return { step, answers: await withLinks(api, userId, answers), done };
}

/** Files are stored by id and shown by link, if they are the reader's own. */
async function withLinks(api: Api, userId: string, answers: ProfileAnswers): Promise<ProfileAnswers> {
  const shapes = profileShapes('restaurant');
  const fileNames = new Set(
    typedSteps.flatMap((step) =>
      Object.entries(shapes[step].fields).flatMap(([name, { kind }]) => (kind === 'file' ? [name] : [])),
    ),
  );
  const entries = (values: object) => Object.entries(values) as [string, unknown][];
  const ids = Object.values(answers).flatMap((values) =>
    entries(values).flatMap(([name, value]) =>
      fileNames.has(name) && typeof value === 'string' ? [value] : [],
    ),
  );
  const links = await ownLinks(api, userId, ids);
  return Object.fromEntries(
    Object.entries(answers).map(([step, values]) => [
      step,
      Object.fromEntries(
        entries(values).map(([name, value]) => [
          name,
          fileNames.has(name) ? (links.get(String(value)) ?? null) : value,
        ]),
      ),
    ]),
  );
}

async function ownLinks(api: Api, ownerId: string, ids: readonly string[]): Promise<Map<string, FileLink>> {
  const wanted = ids.filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id));
  if (wanted.length === 0) return new Map();
  const rows = await api.db
    .select()
    .from(files)
    .where(and(inArray(files.id, wanted), eq(files.ownerId, ownerId)));
  return new Map(rows.map((row) => [row.id, toFileLink(api, row)]));
}
