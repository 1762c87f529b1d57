import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { mailPreferenceView } from '#domain/api/messageViews';
import type { Language } from 'sijil/base/i18n/localized';
import { deliveryOf } from '#domain/notifications/noticeTopics';
import { type PersonalNotice, personalNoticeOf } from '#domain/notifications/personalNotices';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { noticeChoices } from '../../db/schema/messages';
import { users } from '../../db/schema/users';
import { ApiError } from 'sijil/server/http/apiError';
import { saveChoices } from './preferences';

type Signer = Pick<AppContext, 'linkKey' | 'config'>;

/**
 * Link in an email that unsubscribes from its kind, without sign-in and for that one choice only. Empty for a kind that is
 * always sent.
 */
export function unsubscribeLink(api: Signer, userId: string, kind: string): string {
  if (deliveryOf(kind) === 'always') return '';
  return `${api.config.publicUrl}/mail-preference/${userId}.${kind}.${sign(api, userId, kind)}`;
}

/**
 * Choice that the link in an email refers to, with its present value.
 * @throws ApiError not_found for a link that was not issued here
 */
export async function loadMailPreference(
  api: AppContext,
  token: string,
): Promise<z.output<typeof mailPreferenceView>> {
  const { user, kind, notice } = await read(api, token);
  const [chosen] = await api.db
    .select({ byMail: noticeChoices.byMail })
    .from(noticeChoices)
    .where(and(eq(noticeChoices.userId, user.userId), eq(noticeChoices.kind, kind)));
  return { title: notice.title, byMail: chosen?.byMail ?? true };
}

/** Switches the emails of a link's kind off or on again; its notices in the portal continue. */
export async function saveMailPreference(
  api: AppContext,
  token: string,
  byMail: boolean,
  language: Language,
): Promise<void> {
  const { user, kind } = await read(api, token);
  const [chosen] = await api.db
    .select({ byPortal: noticeChoices.byPortal })
    .from(noticeChoices)
    .where(and(eq(noticeChoices.userId, user.userId), eq(noticeChoices.kind, kind)));
  const choices = [{ kind, byPortal: chosen?.byPortal ?? true, byMail }];
  await saveChoices(api, user, { choices }, language);
}

interface Opened {
  readonly user: Pick<Actor, 'userId' | 'role'>;
  readonly kind: string;
  readonly notice: PersonalNotice;
}

const form = /^([0-9a-f-]{36})\.(\w{1,60})\.([\w-]{43})$/;

async function read(api: AppContext, token: string): Promise<Opened> {
  const [, userId = '', kind = '', signature = ''] = form.exec(token) ?? [];
  const expected = Buffer.from(sign(api, userId, kind));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw new ApiError('not_found');
  const [user] = await api.db
    .select({ userId: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  const notice = user && personalNoticeOf(user.role, kind);
  if (!notice) throw new ApiError('not_found');
  return { user, kind, notice };
}

function sign({ linkKey }: Pick<AppContext, 'linkKey'>, userId: string, kind: string): string {
  return createHmac('sha256', linkKey).update(`unsubscribe:${userId}:${kind}`).digest('base64url');
}
