import { type AccountNoticeKind, fillAccountNotice } from '#domain/notifications/accountNotices';
import type { Transaction } from '#framework/server/db/connect';
import type { users } from '#framework/server/db/schema/users';
import type { AppContext } from '#framework/server/http/appContext';
import { notifyPeople } from './notifyPeople';

type AccountOwner = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'language'>;

interface AccountNotice {
  readonly kind: AccountNoticeKind;
  readonly data: {
    readonly person: string;
    /** Id by which the notice is found when the person's account is deleted. */
    readonly personId: string;
    readonly reason: string | null;
    /** Further values of the sentence. */
    readonly [name: string]: string | null;
  };
  /** The record that the people are asked to decide. */
  readonly waitsFor?: string;
  /** A path of the portal; null where its readers have nothing to open. */
  readonly link: string | null;
  /** False for a notice in the portal alone. */
  readonly mailed?: boolean;
}

/** Notifies people, in the portal and by email, of something about an account and not a request. */
export async function sendAccountNotice(
  api: AppContext,
  tx: Transaction,
  people: readonly AccountOwner[],
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
