import { and, eq, inArray, notExists, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from 'sijil/server/db/connect';
import { branchAssignments, passwordRequests } from '../../db/schema/accounts';
import { savedCards } from '../../db/schema/money';
import { heldMails, mailMessages, mailTimes, noticeChoices, notifications } from '../../db/schema/messages';
import { identityChecks, profileDrafts } from '../../db/schema/profile';
import {
  answers,
  correctiveItems,
  correctiveRounds,
  orderDrafts,
  requestHistory,
  requests,
  reviews,
} from '../../db/schema/requests';
import { favourites, recordDrafts, savedViews } from 'sijil/server/db/schema/console';
import {
  knownDevices,
  linkedIdentities,
  oneTimeTokens,
  secondFactors,
  sessions,
} from 'sijil/server/db/schema/users';
import { users } from '../../db/schema/users';
import { forgetSubjects } from 'sijil/server/signIn/attempts';
import { files } from 'sijil/server/db/schema/files';
import { evidenceFacts } from '../../db/schema/evidence';
import { visitDrafts, visitLeftovers } from '../../db/schema/visits';
import { eraseLeftovers, eraseVisitDrafts } from '../filledForms/eraseLeftovers';

/**
 * Anonymises people: no name, no address, no way to sign in. The rows stay, because requests and histories reference them;
 * the email address can be registered again.
 */
export async function erasePeople(tx: Transaction, userIds: readonly string[], at: Date): Promise<void> {
  const people = await tx
    .select({ id: users.id, email: users.email, emailTaken: users.emailTaken })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  for (const { id } of people) {
    await tx
      .update(users)
      .set({
        name: 'حساب محذوف',
        nameEn: null,
        email: `deleted-${id}@deleted.invalid`,
        phone: '',
        image: null,
        // An empty hash, which no password matches.
        passwordHash: '',
        active: false,
        twoSteps: false,
        deletedAt: at,
      })
      .where(eq(users.id, id));
  }
  // Keeps other emails to an address that now belongs to somebody else.
  const emails = people.filter(({ emailTaken }) => !emailTaken).map(({ email }) => email);
  const invitedInVain = people.filter(({ emailTaken }) => emailTaken).map(({ id }) => id);
  await eraseMailAbout(tx, invitedInVain);
  await eraseWhatIsTheirs(tx, [...userIds]);
  await eraseOthersNotices(tx, [...userIds]);
  await tx.delete(mailMessages).where(inArray(mailMessages.to, emails));
  await forgetSubjects(tx, [...userIds, ...emails]);
}

async function eraseWhatIsTheirs(tx: Transaction, ids: string[]): Promise<void> {
  await tx.delete(sessions).where(inArray(sessions.userId, ids));
  await tx.delete(knownDevices).where(inArray(knownDevices.userId, ids));
  await tx.delete(savedCards).where(inArray(savedCards.userId, ids));
  await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.userId, ids));
  await tx.delete(branchAssignments).where(inArray(branchAssignments.userId, ids));
  await tx.delete(orderDrafts).where(inArray(orderDrafts.userId, ids));
  await tx.delete(profileDrafts).where(inArray(profileDrafts.userId, ids));
  await tx.delete(recordDrafts).where(inArray(recordDrafts.userId, ids));
  await tx.delete(favourites).where(inArray(favourites.userId, ids));
  await tx.delete(savedViews).where(inArray(savedViews.userId, ids));
  await tx.delete(mailTimes).where(inArray(mailTimes.userId, ids));
  await tx.delete(noticeChoices).where(inArray(noticeChoices.userId, ids));
  await tx.delete(heldMails).where(inArray(heldMails.userId, ids));
  await tx.delete(linkedIdentities).where(inArray(linkedIdentities.userId, ids));
  await tx.delete(secondFactors).where(inArray(secondFactors.userId, ids));
  await tx.delete(identityChecks).where(inArray(identityChecks.userId, ids));
  const theirFiles = tx.select({ id: files.id }).from(files).where(inArray(files.ownerId, ids));
  await tx
    .update(evidenceFacts)
    .set({ place: null, accuracy: null })
    .where(inArray(evidenceFacts.fileId, theirFiles));
}

/** Erases admins' notices of requests for a new password. */
async function eraseOthersNotices(tx: Transaction, ids: string[]): Promise<void> {
  const personId = sql<string>`${notifications.data}->>'personId'`;
  await tx.delete(notifications).where(or(inArray(notifications.userId, ids), inArray(personId, ids)));
  const openRequests = await tx
    .delete(passwordRequests)
    .where(inArray(passwordRequests.userId, ids))
    .returning({ id: passwordRequests.id });
  await eraseMailAbout(
    tx,
    openRequests.map(({ id }) => id),
  );
}

interface Erasure {
  readonly clientId: string;
  readonly userIds: readonly string[];
  readonly onPapers: boolean;
}

/**
 * Erases texts that its people wrote about a company's requests; orders, payments and findings stay. If no document retains
 * the company's name, the notices about its requests are erased too.
 */
export async function eraseRequestTexts(
  tx: Transaction,
  { clientId, userIds, onPapers }: Erasure,
): Promise<void> {
  const rows = await tx.select({ id: requests.id }).from(requests).where(eq(requests.clientId, clientId));
  const ids = rows.map(({ id }) => id);
  await tx.update(requests).set({ notes: null, answers: [] }).where(inArray(requests.id, ids));
  await tx.update(reviews).set({ comment: null }).where(inArray(reviews.requestId, ids));
  await tx
    .update(requestHistory)
    .set({ reason: null })
    .where(and(inArray(requestHistory.requestId, ids), inArray(requestHistory.actorId, [...userIds])));
  await eraseLeftovers(tx, inArray(visitLeftovers.requestId, ids));
  await eraseVisitDrafts(tx, inArray(visitDrafts.requestId, ids));
  if (onPapers) return;
  await tx.delete(notifications).where(inArray(notifications.requestId, ids));
  await eraseMailAbout(tx, ids);
}

/** Erases the stored copies of emails, to any recipient, that mention or link to one of these records. */
export async function eraseMailAbout(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const linked: SQL = sql`exists (
    select 1 from unnest(${sql.param([...ids])}::text[]) as record(id)
    where position(record.id in ${mailMessages.text}) > 0)`;
  await tx.delete(heldMails).where(inArray(heldMails.aboutId, [...ids]));
  await tx.delete(mailMessages).where(or(inArray(mailMessages.aboutId, [...ids]), linked));
}

/** Files uploaded by these people, except the pictures of an inspection's findings. */
export async function uploadsOf(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
  const shownIn = (
    table: typeof answers | typeof correctiveItems | typeof correctiveRounds,
    fileIds: SQLWrapper = table.fileIds,
  ) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(sql`${files.id} = any(${fileIds})`);
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.ownerId, [...userIds]),
        notExists(shownIn(answers)),
        notExists(shownIn(answers, answers.mendedFileIds)),
        notExists(shownIn(correctiveItems)),
        notExists(shownIn(correctiveRounds)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Replaces the names of retained files by their extension, since file names may contain people's names. */
export async function forgetFileNames(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx
    .update(files)
    .set({ name: sql`'file' || coalesce(lower(substring(${files.name} from '\\.[A-Za-z0-9]{1,8}$')), '')` })
    .where(inArray(files.ownerId, [...userIds]));
}
