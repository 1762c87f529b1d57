import { and, eq, isNull } from 'drizzle-orm';
import { type AccountNoticeKind, fillAccountNotice } from '#domain/notifications/accountNotices';
import type { Api } from '../../http/api';
import type { Transaction } from '../../db/connect';
import { notifications } from '../../db/schema/messages';
import { users } from '../../db/schema/users';
import { sendMail } from '../../services/mail/sendMail';

type Person = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'language'>;

interface Notice {
  readonly kind: AccountNoticeKind;
  readonly data: {
    readonly person: string;
    /** By which what it says is found again when the person's account is deleted. */
    readonly personId: string;
    readonly reason: string | null;
  };
  /** A path of the portal. */
  readonly link: string;
}

/** General admins hear who asks for a new password; nobody ever hears which. */
export async function tellAdminsOfPasswordRequest(
  api: Api,
  tx: Transaction,
  asked: { readonly id: string; readonly by: { readonly userId: string; readonly name: string } },
): Promise<void> {
  const admins = await tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true), isNull(users.deletedAt)));
  await tell(api, tx, admins, {
    kind: 'passwordRequested',
    data: { person: asked.by.name, personId: asked.by.userId, reason: null },
    link: `/passwordRequests/${asked.id}`,
  });
}

export async function tellRequesterOfDecision(
  api: Api,
  tx: Transaction,
  person: Person,
  { decision, reason }: { readonly decision: 'approved' | 'rejected'; readonly reason: string | null },
): Promise<void> {
  await tell(api, tx, [person], {
    kind: decision === 'approved' ? 'passwordApproved' : 'passwordRejected',
    data: { person: person.name, personId: person.id, reason },
    link: '/sign-in',
  });
}

async function tell(api: Api, tx: Transaction, people: readonly Person[], { kind, data, link }: Notice) {
  for (const { id, name, email, language } of people) {
    await tx.insert(notifications).values({ userId: id, kind, data, createdAt: api.clock() });
    const words = fillAccountNotice(kind, data, language);
    if (!words) throw new Error(`no words for ${kind}`);
    await sendMail(api, tx, email, 'accountUpdate', language, {
      name,
      title: words.title,
      sentence: words.sentence,
      link: `${api.config.publicUrl}${link}`,
    });
  }
}
