import { and, eq, isNull } from 'drizzle-orm';
import type { Localized } from 'sijil/base/i18n/localized';
import { addDays, endOfRiyadhDay, riyadhDate } from 'sijil/base/time/riyadhTime';
import { scopesOf } from 'sijil/schema/apiTokens/apiTokens';
import { tableNamed } from '../db/schema/tables';
import { sessions } from '../db/schema/users';
import { ApiError, fieldError } from '../http/apiError';
import { apiTokenColumn } from '../http/sessions';
import type { HookContext, ResourceHooks } from '../http/handlers';
import { textTable } from 'sijil/schema/texts/textTable';
import { lockOwnAccount } from '../signIn/findUser';

const mostTokens = 20;
const longestDays = 366;

const messages = textTable('checks/apiTokenHooks', {
  pastOrTooLate: {
    ar: 'اختر يومًا من اليوم إلى سنة بعده.',
    en: 'Choose a day from today to a year after it.',
  },
  tooMany: {
    ar: `لديك ${mostTokens} مفتاحًا، وهو الحد الأقصى. احذف ما لا تستخدمه أولًا.`,
    en: `You have reached the limit of ${mostTokens} keys. Delete one that you no longer use first.`,
  },
} satisfies Record<string, Localized>);

/** Opens the session of a new token, and ends that of a deleted one. */
export const apiTokenHooks: ResourceHooks = {
  async afterCreate(context) {
    const { api, tx, id, actor, values } = context;
    const { userId, sessionId } = actor;
    if (sessionId === undefined) throw new ApiError('forbidden');
    await lockOwnAccount(tx, { userId, sessionId });
    await tx
      .update(tableNamed('apiTokens'))
      .set({ userId: actor.userId })
      .where(eq(apiTokenColumn('id'), id));
    await assertRoom(context);
    const token = await api.sessions.openToken(
      tx,
      {
        userId: actor.userId,
        apiTokenId: id,
        scopes: scopesOf(namesIn(values['reads']), namesIn(values['writes'])),
        expiresAt: endOf(context),
      },
      { ip: '', userAgent: undefined },
    );
    if (token === null) throw new ApiError('account_inactive');
    return { $secret: token };
  },
  async afterDelete({ tx, id }) {
    await tx.delete(sessions).where(eq(sessions.apiTokenId, id));
  },
  afterRestore() {
    throw new ApiError('token_revoked');
  },
};

/** The end of the last day. @throws ApiError validation_failed */
function endOf({ api, values, language }: HookContext): Date {
  const [day, today] = [String(values['endsOn']), riyadhDate(api.clock())];
  if (day < today || day > addDays(today, longestDays))
    throw fieldError('endsOn', messages.pastOrTooLate[language]);
  return endOfRiyadhDay(day);
}

async function assertRoom({ tx, actor, language }: HookContext): Promise<void> {
  const own = and(eq(apiTokenColumn('userId'), actor.userId), isNull(apiTokenColumn('deletedAt')));
  const count = await tx.$count(tableNamed('apiTokens'), own);
  if (count > mostTokens) throw fieldError('name', messages.tooMany[language]);
}

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
