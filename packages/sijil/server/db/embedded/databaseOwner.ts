import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { clusterUser } from './postgresCluster';

export const databaseName = 'portal';

/** Role of every connection of the portal. It owns the database and is no superuser, so that no statement runs a program. */
export const ownerRole = 'portal_owner';

/** Derived, so that a data folder keeps one password, and that of the superuser does not follow from the portal's own. */
export const ownerPassword = (clusterPassword: string): string =>
  createHmac('sha256', clusterPassword).update(ownerRole).digest('base64url');

/**
 * Creates the portal's database and the role that owns it, as the superuser of the cluster, which does nothing else. A database
 * that an earlier version owned as the superuser is given to the role.
 */
export async function prepareDatabase(password: string, port: number): Promise<void> {
  const connected = <T>(database: string, work: (client: Client) => Promise<T>) =>
    withClient(`postgres://${clusterUser}:${password}@127.0.0.1:${port}/${database}`, work);
  const owner = await connected('postgres', async (client) => {
    await ensureRole(client, ownerPassword(password));
    return ensureDatabase(client);
  });
  if (owner !== ownerRole) await connected(databaseName, (client) => giveDatabase(client, owner));
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  // The interrupted statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, password: string): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [ownerRole]);
  if (found.rowCount !== 0) return;
  // Rehearsing a restore creates a database.
  await client.query(
    `create role ${ownerRole} login nosuperuser nocreaterole createdb password ${client.escapeLiteral(password)}`,
  );
}

/** Returns the name of the database's owner. */
async function ensureDatabase(client: Client): Promise<string> {
  const { rows } = await client.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [databaseName],
  );
  if (rows[0]) return rows[0].owner;
  await client.query(`create database ${databaseName} owner ${ownerRole}`);
  return ownerRole;
}

/** Objects of the portal with the statement that gives each to the role; those of an extension stay with it. */
const ownedObjects = `
  with spaces as (
    select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), found as (
    select oid, 'pg_namespace'::regclass as catalog, format('schema %I', nspname) as named
      from pg_namespace where oid in (select oid from spaces) and nspowner = $1::regrole
    union all
    select oid, 'pg_class'::regclass,
        format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, oid::regclass)
      from pg_class where relnamespace in (select oid from spaces) and relowner = $1::regrole and relkind in ('r', 'p', 'S', 'v', 'm')
        -- The sequence of a column follows its table.
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
          and refclassid = 'pg_class'::regclass and relkind = 'S' and deptype in ('a', 'i'))
    union all
    select oid, 'pg_proc'::regclass, format('routine %s', oid::regprocedure)
      from pg_proc where pronamespace in (select oid from spaces) and proowner = $1::regrole
    union all
    select oid, 'pg_type'::regclass, format('type %s', oid::regtype)
      from pg_type where typnamespace in (select oid from spaces) and typowner = $1::regrole
        and (typtype in ('e', 'd', 'r') or typtype = 'c'
          and exists (select from pg_class where pg_class.oid = typrelid and relkind = 'c'))
  )
  select format('alter %s owner to %I', named, $2::text) as statement from found
  where not exists (select from pg_depend where classid = catalog and objid = found.oid and deptype = 'e')`;

/** Gives everything in the database to the role, in one transaction; the database itself comes last. */
async function giveDatabase(client: Client, from: string): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query<{ statement: string }>(ownedObjects, [from, ownerRole]);
  for (const { statement } of rows) await client.query(statement);
  await client.query(`alter database ${databaseName} owner to ${ownerRole}`);
  await client.query('commit');
}
