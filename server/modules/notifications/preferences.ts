import { textTable } from 'sijil/schema/texts/textTable';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { preferencesView } from '#domain/api/messageViews';
import type { Language } from 'sijil/base/i18n/localized';
import type { mailTimesBody, noticeChoicesBody } from '#domain/notifications/preferenceBodies';
import { deliveryOf } from '#domain/notifications/noticeTopics';
import { personalNoticeOf } from '#domain/notifications/personalNotices';
import { issueMessages } from 'sijil/schema/issueMessages';
import type { ShapeValues } from 'sijil/schema/shape';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { mailTimes, noticeChoices } from '../../db/schema/messages';
import { users } from '../../db/schema/users';
import { fieldError } from 'sijil/server/http/apiError';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';

const asChosen = { digestHour: null, quietFrom: null, quietUntil: null };

/** Notification preferences of the actor. */
export async function loadPreferences(
  { db }: Pick<AppContext, 'db'>,
  { userId }: Actor,
): Promise<z.output<typeof preferencesView>> {
  const [[user], [times], choices] = await Promise.all([
    db.select({ language: users.language }).from(users).where(eq(users.id, userId)),
    db.select().from(mailTimes).where(eq(mailTimes.userId, userId)),
    db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId)),
  ]);
  return { language: user?.language ?? 'ar', ...(times ?? asChosen), choices };
}

/** Changes email times and language of the actor. Emails already held keep their time. */
export async function saveMailTimes(
  api: Pick<AppContext, 'db' | 'clock'>,
  actor: Actor,
  { language, ...timesToSet }: ShapeValues<typeof mailTimesBody>,
): Promise<void> {
  const hourOf = (hour: string | null | undefined) => (hour ? Number(hour) : null);
  const values = {
    digestHour: hourOf(timesToSet.digestHour),
    quietFrom: hourOf(timesToSet.quietFrom),
    quietUntil: hourOf(timesToSet.quietUntil),
  };
  const { userId } = actor;
  const before = await loadPreferences(api, actor);
  await api.db.transaction(async (tx) => {
    await audit(tx, api, userId, changesBetween(before, { language, ...values }));
    await tx.update(users).set({ language }).where(eq(users.id, userId));
    await tx
      .insert(mailTimes)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: mailTimes.userId, set: values });
  });
}

/**
 * Saves the actor's channels for kinds; kinds with the same label share one line.
 * @throws ApiError validation_failed for a kind that they do not receive, or whose email is mandatory
 */
export async function saveChoices(
  api: Pick<AppContext, 'db' | 'clock'>,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  { choices }: ShapeValues<typeof noticeChoicesBody>,
  language: Language,
): Promise<void> {
  const rows = choices.flatMap(({ kind, ...ways }, at) => {
    const byPortal = ways.byPortal === true;
    const byMail = ways.byMail === true;
    const notice = personalNoticeOf(role, kind);
    if (!notice) throw fieldError(`choices.${at}.kind`, refused(language, 'kind'));
    if (deliveryOf(kind) === 'always' && !(byMail && byPortal))
      throw fieldError(`choices.${at}.byMail`, mustCome[language]);
    return notice.kinds.map((one) => ({ userId, kind: one, byPortal, byMail }));
  });
  await api.db.transaction(async (tx) => {
    const kinds = rows.map(({ kind }) => kind);
    const former = await tx
      .delete(noticeChoices)
      .where(and(eq(noticeChoices.userId, userId), inArray(noticeChoices.kind, kinds)))
      .returning();
    const changedRows = [...new Map(rows.map((row) => [row.kind, row])).values()].filter(
      ({ byPortal, byMail }) => !(byPortal && byMail),
    );
    if (changedRows.length > 0) await tx.insert(noticeChoices).values(changedRows);
    await audit(tx, api, userId, changesBetween(channelsBy(kinds, former), channelsBy(kinds, changedRows)));
  });
}

type Channels = Pick<typeof noticeChoices.$inferSelect, 'kind' | 'byPortal' | 'byMail'>;

/** Channels of each kind; both without a stored choice. */
function channelsBy(kinds: readonly string[], stored: readonly Channels[]): Record<string, string[]> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const { byPortal, byMail } = stored.find((one) => one.kind === kind) ?? {
        byPortal: true,
        byMail: true,
      };
      return [kind, [...(byPortal ? ['portal'] : []), ...(byMail ? ['mail'] : [])]];
    }),
  );
}

/** Records the actor's own choice, made here or through the link of an email. */
async function audit(
  tx: Transaction,
  { clock }: Pick<AppContext, 'clock'>,
  userId: string,
  changes: ReturnType<typeof changesBetween>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await recordAudit(tx, {
    resource: resources.users,
    id: userId,
    action: 'update',
    actor: { userId },
    at: clock(),
    version: 1,
    changes,
  });
}

const refused = (language: Language, label: string) =>
  issueMessages.not_an_option[language].replace('{label}', label);

const mustCome = textTable('words/preferences/mustCome', {
  ar: 'رسائل أمان الحساب تصل دائمًا.',
  en: 'Emails about account security always arrive.',
});

interface Wish {
  readonly byPortal: boolean;
  readonly byMail: boolean;
  readonly times: typeof asChosen | typeof mailTimes.$inferSelect;
}

/** Preferences of people for a kind of notice, by person; portal and email for people without a choice. */
export async function loadWishes(
  tx: Queryable,
  kind: string,
  userIds: readonly string[],
): Promise<(userId: string) => Wish> {
  const ids = [...userIds];
  const chosen = await tx
    .select()
    .from(noticeChoices)
    .where(and(eq(noticeChoices.kind, kind), inArray(noticeChoices.userId, ids)));
  const times = await tx.select().from(mailTimes).where(inArray(mailTimes.userId, ids));
  return (userId) => {
    const choice = chosen.find((one) => one.userId === userId);
    return {
      byPortal: choice?.byPortal ?? true,
      byMail: choice?.byMail ?? true,
      times: times.find((one) => one.userId === userId) ?? asChosen,
    };
  };
}
