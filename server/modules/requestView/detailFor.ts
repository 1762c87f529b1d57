import { hasPrivilege } from '#domain/access/privileges';
import { hasRole } from '#domain/access/roles';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import { requestParts } from '#resources/requests';
import type { Actor } from '#framework/server/http/actor';

/** Details of a step that a reader may see (rules 1.8); null where none remain. */
export function detailFor({ role }: Pick<Actor, 'role'>, detail: HistoryDetail | null): HistoryDetail | null {
  if (!detail) return null;
  const { answers, verdict, corrections, paymentId, started, choice, issued, certificate, ...common } =
    detail;
  const readsAudit = hasPrivilege(role, 'history.readAudit');
  const readsWork = hasRole(role, requestParts.work.read);
  const readsFindings = hasPrivilege(role, 'history.readFindings');
  const shown = {
    ...common,
    ...(answers && readsAudit && { answers }),
    ...(choice && readsAudit && { choice }),
    ...(started && readsAudit && { started }),
    ...(paymentId && hasRole(role, requestParts.money.read) && { paymentId }),
    ...(issued && readsWork && { issued }),
    ...(certificate && readsWork && { certificate }),
    ...(verdict && readsFindings && { verdict }),
    ...(corrections && readsFindings && { corrections }),
  };
  return Object.keys(shown).length > 0 ? shown : null;
}
