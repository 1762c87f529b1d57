import type { SecondFactorChange } from 'sijil/server/http/handlers';
import type { FastifyRequest } from 'fastify';
import { formatDateTime } from 'sijil/base/formats/dates';
import { textTable } from 'sijil/schema/texts/textTable';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Call } from 'sijil/server/http/operation';
import { describeDevice } from 'sijil/server/signIn/registerSessions';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import type { users } from '../../db/schema/users';
import { findGeneralAdmins } from '../notifications/notify';
import { sendAccountNotice } from '../notifications/notifyPeople';
import { type Language, type Localized, nameOf } from 'sijil/base/i18n/localized';
import { sendMail } from '../../services/mail/sendMail';
import { findUserById } from 'sijil/server/signIn/findUser';

type Person = Pick<typeof users.$inferSelect, 'id' | 'name' | 'nameEn' | 'email' | 'language'>;

/** Notifies the general admins of requests for a new password; the password itself is sent to nobody. */
export async function notifyAdminsOfPasswordRequest(
  api: AppContext,
  tx: Transaction,
  asked: { readonly id: string; readonly userId: string },
): Promise<void> {
  const person = await findUserById(tx, asked.userId);
  if (!person) return;
  await sendAccountNotice(api, tx, await findGeneralAdmins(tx), {
    kind: 'passwordRequested',
    data: { person: nameOf(person.name, person.nameEn), personId: person.id, reason: null },
    waitsFor: asked.id,
    link: `/passwordRequests/${asked.id}`,
  });
}

export async function notifyRequesterOfDecision(
  api: AppContext,
  tx: Transaction,
  person: Person,
  { decision, reason }: { readonly decision: 'approved' | 'rejected'; readonly reason: string | null },
): Promise<void> {
  await sendAccountNotice(api, tx, [person], {
    kind: decision === 'approved' ? 'passwordApproved' : 'passwordRejected',
    data: { person: person.name, personId: person.id, reason, at: api.clock().toISOString() },
    link: '/sign-in',
  });
}

const unknownDevice: Localized = textTable('words/securityNotices/unknownDevice', {
  ar: 'جهاز غير معروف',
  en: 'Unknown device',
});

/** When, with which device and from which address a call about an account was made, in its reader's language. */
export function originOf({ clock }: AppContext, { ip, headers }: FastifyRequest, language: Language) {
  const { browser, system } = describeDevice(headers['user-agent'] ?? null);
  const device = [browser, system].filter(Boolean).join(' – ');
  return { time: formatDateTime(clock(), language), device: device || unknownDevice[language], ip };
}

/** Notifies people of the change of their own password, in case that somebody else made it, and how to undo it. */
export function notifyPasswordChanged(
  api: AppContext,
  tx: Queryable,
  { name, email }: { readonly name: string; readonly email: string },
  { language, request }: Pick<Call<unknown, unknown, unknown>, 'language' | 'request'>,
): Promise<void> {
  return sendMail(api, tx, email, 'passwordChanged', language, {
    name,
    ...originOf(api, request, language),
    link: `${api.config.publicUrl}/forgot-password`,
  });
}

/** Emails a person that two-step sign-in was switched on or off, by themselves or by an admin, and how to undo it. */
export async function notifyOfSecondFactor(
  api: AppContext,
  tx: Transaction,
  { userId, on, actor, request }: SecondFactorChange,
): Promise<void> {
  const person = await findUserById(tx, userId);
  if (!person) return;
  const { name, email, language } = person;
  const own = on ? 'secondFactorOn' : 'secondFactorOff';
  // An admin's device and address are nobody else's business.
  await sendMail(api, tx, email, actor.userId === userId ? own : 'secondFactorOffByAdmin', language, {
    name,
    ...originOf(api, request, language),
    link: `${api.config.publicUrl}/forgot-password`,
  });
}

/** Emails a person that their account was signed in to from a device that it had not used before. */
export async function notifyOfNewDevice(
  api: AppContext,
  tx: Transaction,
  { userId, request }: { readonly userId: string; readonly request: FastifyRequest },
): Promise<void> {
  const person = await findUserById(tx, userId);
  if (!person) return;
  const { name, email, language } = person;
  await sendMail(api, tx, email, 'newDevice', language, {
    name,
    ...originOf(api, request, language),
    link: `${api.config.publicUrl}/forgot-password`,
  });
}
