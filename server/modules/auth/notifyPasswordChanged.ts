import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { sendMail } from '../../services/mail/sendMail';

/** Notifies the owner of a password that somebody else changed, and how to undo it. */
export function notifyPasswordChanged(
  api: AppContext,
  tx: Queryable,
  { name, email }: { readonly name: string; readonly email: string },
  language: Language,
): Promise<void> {
  return sendMail(api, tx, email, 'passwordChanged', language, {
    name,
    link: `${api.config.publicUrl}/forgot-password`,
  });
}
