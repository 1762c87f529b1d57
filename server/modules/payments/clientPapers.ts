import { eq } from 'drizzle-orm';
import type { Language } from 'sijil/base/i18n/localized';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { files } from 'sijil/server/db/schema/files';
import { ApiError } from 'sijil/server/http/apiError';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { FinishedFile } from 'sijil/server/http/handlers';
import { companyName } from '../../db/names';
import { tables } from '../../db/schema/declared';
import { users } from '../../db/schema/users';
import type { MailName } from '../../services/mail/mailTexts';
import { sendMail } from '../../services/mail/sendMail';

export interface Caller {
  readonly actor: Actor;
  readonly language: Language;
}

/** Company of a paper about its account. */
export async function readAccount(db: Queryable, clientId: string) {
  const { clients } = tables;
  const [account] = await db
    .select({
      name: companyName,
      code: clients.code,
      vatNumber: clients.taxNumber,
      language: users.language,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.id))
    .where(eq(clients.id, clientId));
  if (!account) throw new ApiError('not_found');
  return account;
}

/** Account of which a person may have papers: a company its own, finance every one. @throws ApiError not_found */
export async function ownAccount(
  api: Pick<AppContext, 'db'>,
  { clientId: own }: Pick<Actor, 'clientId'>,
  clientId: string,
) {
  if (own !== null && own !== clientId) throw new ApiError('not_found');
  return readAccount(api.db, clientId);
}

/** Language of a paper: the client's where finance asks for it, otherwise that of the reader. */
export const paperLanguage = (
  { clientId }: Pick<Actor, 'clientId'>,
  account: { readonly language: Language },
  language: Language,
): Language => (clientId === null ? account.language : language);

interface MailedPaper {
  readonly mail: MailName;
  readonly file: FinishedFile;
}

/** Emails a paper to its client, from a separate file record: the export's is deleted when it expires. */
export async function mailPaper(
  api: AppContext,
  tx: Transaction,
  clientId: string,
  { mail, file }: MailedPaper,
  wordsIn: (language: Language) => Readonly<Record<string, string>>,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, clientId));
  if (!user?.active) return;
  const [attachment] = await tx.insert(files).values(file).returning({ id: files.id });
  const { language, name, email } = user;
  const link = `${api.config.publicUrl}/client/invoices`;
  const data = { name, ...wordsIn(language), link, about: clientId };
  await sendMail(api, tx, email, mail, language, data, attachment?.id ?? null);
}
