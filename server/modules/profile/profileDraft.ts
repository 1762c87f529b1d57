import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { profileDraftView } from '#domain/api/profileViews';
import type { Language } from '#framework/base/i18n/localized';
import { type Activity, toActivity } from '#domain/profile/activities';
import {
  type ProfileAnswers,
  profileShapes,
  type ProfileStep,
  typedSteps,
} from '#domain/profile/profileSteps';
import { validate } from '#framework/schema/validate';
import { objectFrom } from '#framework/base/objects';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { profileDrafts } from '../../db/schema/profile';
import { users } from '#framework/server/db/schema/users';
import { tables } from '#framework/server/db/schema/tables';
import { isVerified } from '../identity/identityChecks';

export interface StoredDraft {
  readonly step: ProfileStep;
  readonly answers: ProfileAnswers;
}

/** Stored draft of a profile; before there is one, the company and person that the account already names. */
export async function readStoredDraft(db: Queryable, userId: string): Promise<StoredDraft> {
  const [draft] = await db.select().from(profileDrafts).where(eq(profileDrafts.userId, userId));
  if (draft) return draft;
  const { clients } = tables;
  const [row] = await db
    .select({ companyName: clients.companyName, name: users.name, phone: users.phone })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.id))
    .where(eq(clients.id, userId));
  if (!row) return { step: 'company', answers: {} };
  const { companyName, name, phone } = row;
  const place = {
    name: companyName.slice(0, 120),
    responsibleName: name,
    responsiblePhone: phone,
    main: true,
  };
  return {
    step: 'company',
    answers: { company: { companyName }, locations: { kind: 'single', branches: [place] } },
  };
}

export async function saveStoredDraft(api: AppContext, userId: string, draft: StoredDraft): Promise<void> {
  const updatedAt = api.clock();
  await api.db
    .insert(profileDrafts)
    .values({ userId, ...draft, updatedAt })
    .onConflictDoUpdate({ target: profileDrafts.userId, set: { ...draft, updatedAt } });
}

/** Activity of a type of business; a sub type has that of its main type. */
export async function activityOf(db: Queryable, clientTypeId: string): Promise<Activity> {
  const { clientTypes } = tables;
  const [type] = await db
    .select({ activity: clientTypes.activity })
    .from(clientTypes)
    .where(eq(clientTypes.id, clientTypeId));
  return toActivity(type?.activity);
}

/** The draft as the wizard reads it, and which steps would pass today. */
export async function readDraftView(
  api: AppContext,
  userId: string,
  language: Language,
): Promise<z.output<typeof profileDraftView>> {
  const { step, answers } = await readStoredDraft(api.db, userId);
  const done = {
    ...objectFrom(
      typedSteps,
      (name) => validate(profileShapes[name], 'create', answers[name] ?? {}, language).ok,
    ),
    identity: await isVerified(api.db, userId),
  };
  return { step, answers, done };
}
