import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Role } from '#domain/access/roles';
import { type Action, type Actor, isOwn, permissionFor } from 'sijil/schema/access';
import type { Field } from 'sijil/schema/field';
import { holdsIn, readingOf } from 'sijil/schema/fieldAccess';
import { refers } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { titleFields } from 'sijil/schema/titleFields';
import { resourceList, resourceNamed } from '#resources';
import { toSnakeCase } from 'sijil/server/db/statement';
import { compile } from 'sijil/server/resources/compile';
import { isAccountField } from 'sijil/server/db/tables/toTable';
import { ownedTables, type Person, rowsOf } from './ownership';

export type Row = Readonly<Record<string, unknown>>;

/** Field of a declaration that is stored in a column. */
export interface Declared {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
}

/** Table with all its rows in the database. */
export interface Table {
  readonly name: string;
  /** Column that identifies a row. */
  readonly key: string;
  readonly resources: readonly Resource[];
  /** Declared fields by column. */
  readonly fields: ReadonlyMap<string, readonly Declared[]>;
  readonly rows: readonly Row[];
}

const everybody = ['client', 'branch_manager', 'supervisor', 'inspector', 'admin_finance', 'admin_operation'];
const staff = ['admin', 'admin_finance', 'admin_operation', 'supervisor'];
const company = ['client', 'branch_manager'];
const work = ['supervisor', 'inspector', 'admin_operation'];
const money = [...company, 'admin_finance', 'admin_operation'];

/** Public content: services and provider on pages without sign-in. */
const openTables = new Set(['services', 'settings', 'visit_settings', 'brand']);

/** Roles that read all records of a table through hand-written operations: assignable people. */
const readableIds: Readonly<Record<string, readonly string[]>> = {
  supervisors: ['admin_operation'],
  inspectors: ['admin_operation'],
};

/** Roles that read only the names of all records of a table: colleagues to mention in a note. */
const readableNames: Readonly<Record<string, readonly string[]>> = { admins: staff };

/**
 * Records of their own work that roles read only by hand-written operations, not by a declaration; `ownership.ts` defines their
 * owners. Reviewed against the rules (1.7 to 1.9); nobody reads a record that is not listed.
 */
const readableWork: Readonly<Record<string, readonly string[]>> = {
  clients: everybody,
  branches: everybody,
  vehicles: everybody,
  certificates: everybody,
  answers: [...work, ...company],
  answer_changes: work,
  corrective_items: [...work, ...company],
  instalments: money,
  contracts: money,
  payments: money,
  package_purchases: money,
  tax_documents: money,
  refunds: ['admin_finance', ...company],
  request_history: everybody,
  cancellation_asks: everybody,
  request_notes: staff,
};

/** Findings of a visit are visible to staff only until the results are sent (rules 1.8). */
const found = new Set(['answers', 'answer_changes', 'corrective_items']);

/** Everything that a person may know of a database, derived from declarations and never from the policy's SQL. */
export class Knowledge {
  /** Requests whose results were sent. */
  private readonly sent: ReadonlySet<string>;
  private readonly leaders: ReadonlySet<string>;
  /** Earlier visits of a place, of which its current supervisor and inspector are informed, whoever led them. */
  private readonly visitsBefore: ReadonlySet<string>;

  private constructor(
    readonly person: Person | null,
    readonly tables: readonly Table[],
    /** Writes to records, with their times. */
    readonly history: readonly Row[],
    private readonly own: ReadonlySet<string>,
  ) {
    const requests = tables.find(({ name }) => name === 'requests')?.rows ?? [];
    const places = new Set(
      requests.filter(({ id }) => own.has(`requests ${String(id)}`)).map((row) => row['branch_id']),
    );
    this.leaders = new Set(
      requests.flatMap((row) =>
        own.has(`requests ${String(row['id'])}`) ? [String(row['supervisor_id'])] : [],
      ),
    );
    const isAtPlace = (row: Row) => row['branch_id'] !== null && places.has(row['branch_id']);
    const ids = (rows: readonly Row[]) => new Set(rows.map(({ id }) => String(id)));
    this.sent = ids(requests.filter((row) => row['results_sent_at'] !== null));
    this.visitsBefore = ids(person && work.includes(person.role) ? requests.filter(isAtPlace) : []);
  }

  static async read(pool: Pool, person: Person | null): Promise<Knowledge> {
    const tables = await Promise.all(tableNames().map((name) => readTable(pool, name)));
    const { rows: history } = await readTable(pool, 'audit_entries');
    if (!person) return new Knowledge(person, tables, history, new Set());
    const { own } = await rowsOf(pool, person);
    const all = ownedTables.flatMap((table) => own[table].map((id) => `${table} ${id}`));
    return new Knowledge(person, tables, history, new Set(all));
  }

  get role(): Role | null {
    return this.person?.role ?? null;
  }

  get actor(): Actor | null {
    const { person } = this;
    if (!person) return null;
    const branchIds = person.role === 'branch_manager' ? person.branches : null;
    return { userId: person.id, role: person.role, clientId: person.client, branchIds, spendingLimit: null };
  }

  /** True if the person may know of a row. */
  isKnown(table: Table, row: Row): boolean {
    const id = String(row[table.key]);
    const owners = [id, row['user_id'], row['owner_id']];
    return (
      (this.person !== null && owners.includes(this.person.id)) ||
      openTables.has(table.name) ||
      (this.role !== null && readableIds[table.name]?.includes(this.role)) ||
      (table.name === 'users' && this.isKnownAccount(row)) ||
      table.resources.some((one) => this.isReadable(one, row)) ||
      this.mayKnow(table, row)
    );
  }

  /** True if they may know the names in a table. */
  isNamed(table: Table): boolean {
    return this.role !== null && readableNames[table.name]?.includes(this.role) === true;
  }

  /**
   * True if the person may know an account's name, phone and e-mail, which have rules of their own. A company knows its
   * managers, an inspector the supervisor of a visit.
   */
  private isKnownAccount(user: Row): boolean {
    if (this.role === 'client' && user['client_id'] === this.person?.client) return true;
    if (this.role === 'inspector' && this.leaders.has(String(user['id']))) return true;
    return this.tables.some(
      (one) =>
        one.resources.some(({ account }) => account) &&
        one.name !== 'users' &&
        one.rows.some((row) => row[one.key] === user['id'] && this.isKnown(one, row)),
    );
  }

  /** True if the declaration lets them read a row; a deleted one only if they may restore it. */
  isReadable(resource: Resource, row: Row): boolean {
    return this.may(resource, row['deleted_at'] ? 'delete' : 'read', row);
  }

  private may(resource: Resource, action: Action, row: Row): boolean {
    const { actor } = this;
    const permission = permissionFor(resource, action, actor);
    if (typeof permission === 'string') return permission === 'all';
    if (actor === null) return false;
    return permission.some((grant) => {
      const value = row[columnNameOf(resource, grant.field)];
      return 'through' in grant ? this.readsOther(grant.through, value) : isOwn(grant, actor, value);
    });
  }

  /** True if they may read the record to which another one belongs. */
  private readsOther(name: string, id: unknown): boolean {
    const resource = resourceNamed(name);
    const table = this.tables.find(({ resources }) => resource && resources.includes(resource));
    const row = table?.rows.find((one) => one[table.key] === id);
    return (
      resource !== undefined && row !== undefined && !row['deleted_at'] && this.isReadable(resource, row)
    );
  }

  private mayKnow(table: Table, row: Row): boolean {
    const { role } = this;
    if (!role) return false;
    const requestId = table.name === 'requests' ? row['id'] : row['request_id'];
    if (this.visitsBefore.has(String(requestId)) && (table.name === 'requests' || found.has(table.name)))
      return true;
    const isOwnWork = this.own.has(`${table.name} ${String(row[table.key])}`);
    if (!isOwnWork || !readableWork[table.name]?.includes(role)) return false;
    return !found.has(table.name) || !company.includes(role) || this.sent.has(String(requestId));
  }

  /** True if a field is withheld in a row that they may know of. */
  isWithheld(table: Table, row: Row, column: string): boolean {
    const declared = table.fields.get(column) ?? [];
    const readable = declared.filter(({ resource }) => this.isReadable(resource, row));
    return (
      declared.length > 0 &&
      (readable.length > 0 ? readable : declared).every(
        ({ resource, name }) => !holdsIn(readingOf(resource, name, this.role), recordOf(resource, row)),
      )
    );
  }

  /** Fields of a resource that are withheld in a row, or in all rows that are hidden from the person. */
  withheldFields(resource: Resource, row: Row | undefined): string[] {
    const isReadable = row !== undefined && this.isReadable(resource, row);
    return Object.keys(resource.fields).flatMap((name) =>
      isReadable && holdsIn(readingOf(resource, name, this.role), recordOf(resource, row)) ? [] : [name],
    );
  }

  /** Rows to which readable records refer, as `table id`: the person may know their titles, and nothing else of them. */
  named(): ReadonlySet<string> {
    const named = new Set<string>();
    for (const table of this.tables.filter((one) => this.isNamed(one)))
      for (const row of table.rows)
        for (const name of [table.name, 'users']) named.add(`${name} ${String(row[table.key])}`);
    for (const table of this.tables)
      for (const row of table.rows.filter((one) => this.isKnown(table, one)))
        for (const [column, declared] of table.fields)
          for (const { field } of declared.filter((one) => refers(one.field)))
            if (!this.isWithheld(table, row, column)) this.name(field, row[column], named);
    return named;
  }

  private name(field: Field, value: unknown, named: Set<string>): void {
    if (!refers(field)) return;
    const target = resourceNamed(field.to);
    if (!target) return;
    for (const id of [value].flat()) {
      const keys = [getTableName(compile(target).table), ...(target.account ? ['users'] : [])];
      const isNew = keys.some((key) => !named.has(`${key} ${String(id)}`));
      for (const key of keys) named.add(`${key} ${String(id)}`);
      const title = target.fields[target.title.ar];
      const row = this.tables.find(({ name }) => name === keys[0])?.rows.find((one) => one['id'] === id);
      if (isNew && title && row) this.name(title, row[columnNameOf(target, target.title.ar)], named);
    }
  }
}

/** Columns with the titles of a table's rows; who may read a name reads its English form too. */
export function titleColumns({ resources }: Table): Set<string> {
  return new Set(
    resources.flatMap((resource) =>
      titleFields(resource).flatMap((name) => {
        const column = compile(resource).findColumn(name);
        return column ? [toSnakeCase(column.name)] : [];
      }),
    ),
  );
}

export function columnNameOf(resource: Resource, field: string): string {
  const column = compile(resource).findColumn(field);
  if (!column) throw new Error(`${resource.name} keeps no ${field}`);
  return toSnakeCase(column.name);
}

const recordOf = (resource: Resource, row: Row) =>
  Object.fromEntries(
    Object.keys(resource.fields).flatMap((name) => {
      const column = compile(resource).findColumn(name);
      return column ? [[name, row[toSnakeCase(column.name)]]] : [];
    }),
  );

const tableOf = (resource: Resource) => getTableName(compile(resource).table);

/** Tables to read. File contents are not in the database; a file's name is shown with the record. */
function tableNames(): string[] {
  return [...new Set([...resourceList.map(tableOf), 'users', ...ownedTables])].filter(
    (one) => one !== 'files',
  );
}

async function readTable(pool: Pool, name: string): Promise<Table> {
  const { rows } = await pool.query<{ row: Row }>(`select to_jsonb(one) as row from ${name} as one`);
  const fields = new Map<string, Declared[]>();
  const inTable = resourceList.filter((one) => tableOf(one) === name || (name === 'users' && one.account));
  for (const resource of inTable)
    for (const [field, declared] of Object.entries(resource.fields)) {
      const inUsers = isAccountField(resource, field);
      const column = compile(resource).findColumn(field);
      if (!column || (resource.account && inUsers !== (name === 'users'))) continue;
      const known = fields.get(toSnakeCase(column.name)) ?? [];
      fields.set(toSnakeCase(column.name), [...known, { resource, name: field, field: declared }]);
    }
  const key = inTable.map((one) => columnNameOf(one, 'id'))[0] ?? 'id';
  return { name, key, resources: inTable, fields, rows: rows.map(({ row }) => row) };
}
