import type { HistoryDetail } from '#domain/workflow/historyDetail';
import type { Role } from '#domain/access/roles';
import type { Actor } from '#domain/schema/access';

/** Who reads what a supervisor changed in the answers, why somebody was chosen, and where a visit was begun: the house, whose own audit it is. */
const audit: readonly Role[] = ['admin', 'admin_operation', 'supervisor'];
const money: readonly Role[] = ['admin', 'admin_finance', 'admin_operation', 'client', 'branch_manager'];
/** Finance sees money and times, but nothing of what was found. */
const findings: readonly Role[] = [...audit, 'client', 'branch_manager'];

/** What a reader is told of a step: changed answers and places are for the house, what became of findings not for finance. */
export function detailFor({ role }: Pick<Actor, 'role'>, detail: HistoryDetail | null): HistoryDetail | null {
  if (!detail) return null;
  const { answers, verdict, corrections, paymentId, started, choice, ...told } = detail;
  const shown = {
    ...told,
    ...(answers && audit.includes(role) && { answers }),
    ...(choice && audit.includes(role) && { choice }),
    ...(started && audit.includes(role) && { started }),
    ...(paymentId && money.includes(role) && { paymentId }),
    ...(verdict && findings.includes(role) && { verdict }),
    ...(corrections && findings.includes(role) && { corrections }),
  };
  return Object.keys(shown).length > 0 ? shown : null;
}
