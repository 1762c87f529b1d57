import { and, eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { compile } from '#framework/server/resources/compile';
import { readRecords } from '#framework/server/resources/records';
import { updateRecord } from '#framework/server/resources/changeRecord';
import { assertNotOneself } from '../../records/accountGuards';
import { accountOf } from './accountOf';
import { changeManagerStatus } from './managerAccounts';

interface Caller {
  readonly actor: Actor;
  readonly language: Language;
}

/** Answers the account as its declaration shows it. A status that it has already is left as it is, unaudited. */
export async function changeStatus(
  api: AppContext,
  { actor, language }: Caller,
  id: string,
  active: boolean,
) {
  if (!active) assertNotOneself(actor, id);
  const { user, resource } = await accountOf(api.db, id);
  const shown = resource ?? resources.users;
  const read = async () => {
    const [record] = await readRecords(api, api.db, shown, actor, and(eq(compile(shown).id, id)));
    return record;
  };
  const record = await read();
  if (!record || user.active === active) return record ?? null;
  if (resource)
    return updateRecord(api, { resource, actor, language }, id, { version: record.version, active });
  await changeManagerStatus(api, { actor, id }, active);
  return (await read()) ?? null;
}
