import { ConfigurationError } from '../../config/serverConfig';
import type { Database } from '../connect';
import { rootOf } from '../driverErrors';
import { within } from '../giveUp';
import { find, identityOf } from './positions';

const answerWithinMs = 4_000;

/**
 * Asks a replica whether it is one of this database. One that is away, or was promoted, stops no start: the primary is
 * there.
 * @throws ConfigurationError where it is of another database or lets nobody in
 */
export async function assertReplica(primary: Database, replica: Database): Promise<void> {
  const found = await within(answerWithinMs, () => find(replica)).catch((error: unknown) => {
    const { code = '', message = '' } = rootOf(error);
    if (notLetIn.has(code) || unsupported.test(message)) throw new ConfigurationError(refused(message));
    return undefined;
  });
  if (found && found.identity !== (await identityOf(primary))) throw new ConfigurationError(foreign);
}

/** A wrong password or role, a database that is not there. */
const notLetIn = new Set(['28000', '28P01', '3D000']);
/** The words of PgBouncer for a parameter that it does not pass on. */
const unsupported = /unsupported startup parameter/;

const refused = (reason: string) =>
  `رُفض الاتصال بعنوان DATABASE_REPLICA_URL. عيّنه لخادم PostgreSQL التابع نفسه، لا لمجمّع اتصالات، بالمستخدم وقاعدة البيانات المذكورين في DATABASE_URL، أو احذفه. (${reason})\n` +
  `The connection to DATABASE_REPLICA_URL was refused. Set it to PostgreSQL itself on the replica, not to a pooler, with the user and the database of DATABASE_URL, or remove it. (${reason})`;

const foreign =
  'لا يؤدي DATABASE_REPLICA_URL إلى خادم تابع لقاعدة البيانات المذكورة في DATABASE_URL. عيّنه لخادم يتبعها بالبث (streaming replication)، أو احذفه.\n' +
  'DATABASE_REPLICA_URL does not lead to a replica of the database at DATABASE_URL. Set it to a streaming replica of it, or remove it.';
