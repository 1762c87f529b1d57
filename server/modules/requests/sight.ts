import { clientRoles, type Role } from '#domain/access/roles';
import type { Actor } from '#domain/schema/access';
import type { RequestRow } from '../../workflow/requestRow';

interface Sight {
  /** Prices, payments and invoices. */
  readonly money: boolean;
  /** Credit notes: what went back to the client. */
  readonly refunds: boolean;
  /** The order's answers, what the visit found and what followed from it. */
  readonly work: boolean;
  readonly score: boolean;
}

const withoutMoney: readonly Role[] = ['supervisor', 'inspector'];
const isClient = (role: Role) => (clientRoles as readonly Role[]).includes(role);

/**
 * Which parts of a request an actor sees (rules 1.8): finance sees money, not forms; operations sees work, not
 * refunds; supervisors and inspectors see work. A client sees the score only once the results have been sent.
 */
export function sightOf({ role }: Pick<Actor, 'role'>, request: Pick<RequestRow, 'resultsSentAt'>): Sight {
  const work = role !== 'admin_finance';
  const money = !withoutMoney.includes(role);
  return {
    money,
    refunds: money && role !== 'admin_operation',
    work,
    score: work && (!isClient(role) || request.resultsSentAt !== null),
  };
}
