import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { toLatinDigits } from '#domain/formats/latinDigits';
import { type RequestStatus, statuses, statusNames } from '#domain/workflow/statuses';
import type { Queryable } from '../../db/connect';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { holdsFolded } from '../../db/searchKey';
import { ApiError } from '../../http/apiError';
import { tables } from '../../db/tables/tables';

/** Longer than any name that is searched. */
const longestPart = 100;

type Query = Readonly<Record<string, string | undefined>>;
type Filter = (value: string, db: Queryable) => SQL | undefined;

const byId = (column: Parameters<typeof eq>[0], parameter: string): Filter => {
  return (value) => inArray(column as typeof requests.id, value.split(',').map(toUuid(parameter)));
};

const toUuid = (parameter: string) => (value: string) => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    throw new ApiError('unknown_parameter', { parameter });
  return value;
};

const filters: Readonly<Record<string, Filter>> = {
  status: (value) => inArray(requests.status, value.split(',').map(toStatus)),
  branchId: byId(requests.branchId, 'branchId'),
  serviceId: byId(requests.serviceId, 'serviceId'),
  clientId: byId(requests.clientId, 'clientId'),
  supervisorId: byId(requests.supervisorId, 'supervisorId'),
  inspectorId: byId(requests.inspectorId, 'inspectorId'),
  q: search,
  turn: (value, db) => (value === 'admin_finance' ? transferAwaiting(db) : inTurn(value)),
};

export const filterNames = Object.keys(filters);

/** The conditions that a list's address asks for. @throws ApiError unknown_parameter on a value that means nothing. */
export function requestFilters(query: Query, db: Queryable): SQL | undefined {
  return and(
    ...Object.entries(filters).map(([name, filter]) => {
      const value = query[name];
      return value ? filter(value, db) : undefined;
    }),
  );
}

function toStatus(value: string): RequestStatus {
  if (!Object.hasOwn(statuses, value)) throw new ApiError('unknown_parameter', { parameter: 'status' });
  return value as RequestStatus;
}

/** The number as people write it (`R-1001`, `1001`), or a part of the client's or the branch's name. */
function search(typed: string): SQL | undefined {
  const number = /^\s*(?:r-?)?(\d{1,12})\s*$/i.exec(toLatinDigits(typed))?.[1];
  const part = typed.trim().slice(0, longestPart);
  return or(
    number === undefined ? undefined : eq(requests.number, Number(number)),
    holdsFolded(tables.clients.companyName, part),
    holdsFolded(tables.branches.name, part),
  );
}

/** Whose move it is, by the table of statuses. */
function inTurn(turn: string): SQL {
  const waiting = statusNames.filter((name) => statuses[name].turn === turn);
  if (waiting.length === 0) throw new ApiError('unknown_parameter', { parameter: 'turn' });
  return inArray(requests.status, waiting);
}

/** A transfer waits for finance, whatever the request's status. */
export function transferAwaiting(db: Queryable): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.requestId, requests.id), eq(payments.status, 'awaiting'))),
  );
}
