import { Client, type QueryConfig } from 'pg';

/** A statement that was sent so often is prepared: PostgreSQL then reads and plans it once for each connection. */
const threshold = 5;
/** So many statements are prepared, those that came first: each connection keeps the plan of every one. */
const mostPrepared = 150;
/** Of so many others it is known how often they were sent: lists of any number of ids make new texts without end. */
const mostCounted = 300;

const names = new Map<string, string>();
const counts = new Map<string, number>();

/**
 * A connection that prepares by itself what is sent often, as pgJDBC does: to plan a join of seven tables takes PostgreSQL
 * longer than to answer it. Whether one plan serves all values PostgreSQL decides for each statement, by what the plans cost;
 * what has a name of its own keeps it, and `name: ''` says that every call is planned anew. So is a search: what is looked
 * for decides how it is best found.
 */
export class PreparingClient extends Client {}

const send = Client.prototype.query as (this: Client, ...sent: readonly unknown[]) => unknown;

// Assigned, because the method that it replaces has ten forms.
Object.assign(PreparingClient.prototype, {
  query(this: Client, statement: unknown, ...others: readonly unknown[]) {
    return send.call(this, isNameless(statement) ? withName(statement) : statement, ...others);
  },
});

function isNameless(statement: unknown): statement is QueryConfig {
  const { text, name } = statement as Partial<QueryConfig>;
  return typeof text === 'string' && name === undefined;
}

const isPlanned = /^(with|select|insert|update|delete) /;

function withName(statement: QueryConfig): QueryConfig {
  const name = nameOf(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  if (!isPlanned.test(text) || text.includes(' like ')) return undefined;
  const count = (counts.get(text) ?? 0) + 1;
  counts.delete(text);
  if (count < threshold) {
    counts.set(text, count);
    const [oldest] = counts.keys();
    if (counts.size > mostCounted && oldest !== undefined) counts.delete(oldest);
    return undefined;
  }
  const name = `often ${names.size + 1}`;
  names.set(text, name);
  return name;
}
