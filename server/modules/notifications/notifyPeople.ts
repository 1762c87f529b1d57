import { and, eq, isNull } from 'drizzle-orm';
import { type Language, type Localized, nameOf } from 'sijil/base/i18n/localized';
import { mailDueAt } from '#domain/notifications/mailDueAt';
import type { ReminderChannel } from '#domain/pricing/reminders';
import { deliveryOf } from '#domain/notifications/noticeTopics';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import { heldMails, notifications } from '../../db/schema/messages';
import type { MailName } from '../../services/mail/mailTexts';
import { sendMail } from '../../services/mail/sendMail';
import { loadWishes } from './preferences';
import { unsubscribeLink } from './unsubscribe';
import { type AccountNoticeKind, fillAccountNotice } from '#domain/notifications/accountNotices';

interface AccountNotice {
  readonly kind: AccountNoticeKind;
  readonly data: {
    readonly person: string | Localized;
    /** Id by which the notice is found when the person's account is deleted. */
    readonly personId: string;
    readonly reason: string | null;
    /** Further values for the text. */
    readonly [name: string]: string | Localized | null;
  };
  /** Record that the people have to decide on. */
  readonly waitsFor?: string;
  /** A path of the portal; null where its readers have nothing to open. */
  readonly link: string | null;
  /** False for a notice in the portal only. */
  readonly mailed?: boolean;
}

/** Notifies people, in the portal and by email, about an account rather than a request. */
export async function sendAccountNotice(
  api: AppContext,
  tx: Transaction,
  people: readonly Person[],
  { kind, data, link, waitsFor, mailed = true }: AccountNotice,
): Promise<void> {
  const notice = {
    kind,
    data,
    waitsFor: waitsFor ?? null,
    ...(waitsFor !== undefined && { about: waitsFor }),
  };
  await notifyPeople(api, tx, notice, people, ({ name, language }) => {
    if (!mailed) return null;
    const words = fillAccountNotice(kind, data, language);
    if (!words) throw new Error(`no words for ${kind}`);
    const { title, sentence } = words;
    const address = link === null ? '' : `${api.config.publicUrl}${link}`;
    return { mail: 'accountUpdate', data: { name, title, sentence, link: address } };
  });
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly email: string;
  readonly language: Language;
}

export interface NoticeToSend {
  readonly kind: string;
  readonly requestId?: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Record on which its readers have to act; such a notice is always shown in the portal. */
  readonly waitsFor: string | null;
  /** Record with which its email is erased. */
  readonly about?: string;
  /** Channels beyond which it is not sent; all of its kind without them. */
  readonly channels?: readonly ReminderChannel[] | undefined;
}

interface Letter {
  readonly mail: MailName;
  /** Values of the notice, including `title` and `sentence`. */
  readonly data: Readonly<Record<string, string>> & { readonly link: string };
}

/**
 * Notifies people; all notices go through it. Uses the portal and email as configured for the kind and chosen by each person,
 * in the caller's transaction. An email that may wait is held for its reader's digest or the end of their quiet hours.
 */
export async function notifyPeople(
  api: AppContext,
  tx: Transaction,
  { kind, requestId, data, waitsFor, about, channels: only }: NoticeToSend,
  people: readonly Person[],
  letterTo: (addressee: Pick<Person, 'name' | 'language'>) => Letter | null,
): Promise<void> {
  if (people.length === 0) return;
  const now = api.clock();
  const channels = await channelsOf(tx, kind, only);
  const wishOf = await loadWishes(
    tx,
    kind,
    people.map(({ id }) => id),
  );
  const shown = people.filter(({ id }) => channels.byPortal && (waitsFor !== null || wishOf(id).byPortal));
  if (shown.length > 0)
    await tx.insert(notifications).values(
      shown.map(({ id: userId }) => ({
        userId,
        kind,
        data: { ...data },
        createdAt: now,
        waitsFor,
        requestId: requestId ?? null,
      })),
    );
  const mailed = people.filter(({ id }) => channels.byMail && wishOf(id).byMail);
  for (const person of mailed) {
    const { language } = person;
    const letter = letterTo({ name: nameOf(person.name, person.nameEn)[language], language });
    if (!letter) continue;
    const unsubscribe = unsubscribeLink(api, person.id, kind);
    const filled = { ...letter.data, unsubscribe, ...(about !== undefined && { about }) };
    const dueAt = mailDueAt(now, deliveryOf(kind), wishOf(person.id).times);
    if (dueAt === null) await sendMail(api, tx, person.email, letter.mail, language, filled);
    else
      await tx.insert(heldMails).values({
        userId: person.id,
        kind,
        mail: letter.mail,
        language,
        data: filled,
        dueAt,
        aboutId: about ?? null,
        createdAt: now,
      });
  }
}

interface Channels {
  readonly byPortal: boolean;
  readonly byMail: boolean;
}

/** Channels that an admin set for a kind of notice, both by default, as far as a notice is sent by them. */
async function channelsOf(tx: Queryable, kind: string, only: NoticeToSend['channels']): Promise<Channels> {
  const { notificationKinds } = tables;
  const [row] = await tx
    .select({ byPortal: notificationKinds.byPortal, byMail: notificationKinds.byMail })
    .from(notificationKinds)
    .where(and(eq(notificationKinds.kind, kind), isNull(notificationKinds.deletedAt)));
  const { byPortal, byMail } = row ?? { byPortal: true, byMail: true };
  return {
    byPortal: byPortal && (only?.includes('portal') ?? true),
    byMail: byMail && (only?.includes('mail') ?? true),
  };
}
