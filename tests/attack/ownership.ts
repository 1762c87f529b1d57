import type { Pool } from 'pg';
import type { DeclaredRole } from '#domain/access/roles';

/**
 * Owners of every row, defined independently of the policy under test. Each table is read with the columns that lead to its
 * rows' owners; a row is an actor's if one of them leads to the actor.
 */
const owners = {
  clients: 'id as client',
  restaurants: 'client_id as client',
  branches: 'client_id as client, id as branch',
  vehicles: 'client_id as client, branch_id as branch',
  requests:
    'client_id as client, branch_id as branch, supervisor_id as supervisor, inspector_id as inspector',
  payments: 'client_id as client, request_id as request',
  instalments: 'request_id as request',
  contracts: 'request_id as request',
  refunds: 'client_id as client, request_id as request',
  tax_documents: 'client_id as client, request_id as request',
  package_purchases: 'client_id as client, request_id as request',
  certificates: 'client_id as client, request_id as request',
  corrective_items: 'request_id as request',
  answers: 'request_id as request',
  answer_changes: 'request_id as request',
  request_history: 'request_id as request',
  cancellation_asks: 'request_id as request',
  request_notes: 'request_id as request',
  tickets: 'client_id as client',
  inspectors: 'id as inspector, supervisor_id as supervisor',
  day_off_requests: 'inspector_id as inspector',
  inspector_reports: 'request_id as request',
  password_requests: 'user_id as "user"',
  notifications: 'user_id as "user"',
  saved_views: 'user_id as "user"',
  sessions: 'user_id as "user"',
  files: 'owner_id as "user"',
  trainings: '(select client_id from branches where branches.id = parent_id) as client, parent_id as branch',
  calibrations:
    '(select client_id from vehicles where vehicles.id = parent_id) as client, (select branch_id from vehicles where vehicles.id = parent_id) as branch',
} as const;

export type OwnedTable = keyof typeof owners;
export const ownedTables = Object.keys(owners) as OwnedTable[];

/** Columns of a table that identify its rows' owners. */
export function ownerColumns(table: string): string[] {
  const said = Object.hasOwn(owners, table) ? owners[table as OwnedTable] : '';
  return said === '' ? [] : said.split(', ').map((one) => String(one.split(' as ')[0]));
}

export interface Person {
  readonly id: string;
  readonly role: DeclaredRole;
  /** Company that they are or act for. */
  readonly client: string | null;
  readonly branches: readonly string[];
}

type Owner = 'client' | 'branch' | 'request' | 'supervisor' | 'inspector' | 'user';
type Row = { readonly id: string; readonly xmin: string } & Readonly<Partial<Record<Owner, string | null>>>;

export interface Rows {
  /** Ids of other people's rows, by table. */
  readonly foreign: Readonly<Record<OwnedTable, readonly string[]>>;
  readonly own: Readonly<Record<OwnedTable, readonly string[]>>;
  /** Last transaction that wrote each foreign row, by table and id. */
  readonly written: ReadonlyMap<string, string>;
}

/** Reads all owned rows of the database, split into a person's own and foreign ones. */
export async function rowsOf(pool: Pool, person: Person): Promise<Rows> {
  const all = new Map<OwnedTable, Row[]>();
  for (const table of ownedTables) {
    const { rows } = await pool.query<Row>(`select id, xmin::text, ${owners[table]} from ${table}`);
    all.set(table, rows);
  }
  const requests = new Set(
    (all.get('requests') ?? []).filter((row) => isOwn(person, row)).map(({ id }) => id),
  );
  const work = worksFor(person, all, requests);
  const [foreign, own] = [empty(), empty()];
  const written = new Map<string, string>();
  for (const [table, rows] of all) {
    for (const row of rows) {
      const mine = isOwn(person, row, requests) || work.has(row.id);
      (mine ? own : foreign)[table].push(row.id);
      if (!mine) written.set(`${table} ${row.id}`, row.xmin);
    }
  }
  return { foreign, own, written };
}

function isOwn({ id, role, client, branches }: Person, row: Row, requests?: ReadonlySet<string>): boolean {
  if (row.user === id) return true;
  if (row.request && requests?.has(row.request)) return true;
  switch (role) {
    case 'client':
      return row.client === client;
    case 'branch_manager':
      // Managers know the company's restaurants and its own record, but not its other branches.
      if (row.branch === undefined) return row.request === undefined && row.client === client;
      return row.branch !== null && branches.includes(row.branch);
    case 'supervisor':
      return row.supervisor === id;
    case 'inspector':
      return row.inspector === id;
    case 'admin':
    case 'admin_finance':
    case 'admin_operation':
      return true;
  }
}

/** Ids that supervisors and inspectors know by their requests: the company with its places and vehicles, and each other. */
function worksFor(
  { role }: Person,
  all: ReadonlyMap<OwnedTable, readonly Row[]>,
  requests: ReadonlySet<string>,
): Set<string> {
  if (role !== 'supervisor' && role !== 'inspector') return new Set();
  const mine = (all.get('requests') ?? []).filter(({ id }) => requests.has(id));
  const clients = new Set(mine.map(({ client }) => client));
  const known = (['clients', 'branches', 'vehicles', 'restaurants'] as const).flatMap((table) =>
    (all.get(table) ?? []).filter((row) => clients.has(row.client)).map(({ id }) => id),
  );
  return new Set(
    [...known, ...mine.flatMap(({ supervisor, inspector }) => [supervisor, inspector])].map(String),
  );
}

function empty(): Record<OwnedTable, string[]> {
  return Object.fromEntries(ownedTables.map((table) => [table, []])) as unknown as Record<
    OwnedTable,
    string[]
  >;
}
