import type { OrderDraftView, OwnBranchView, ServiceView } from '#domain/api/orderViews';
import { type OrderData, readOrderData } from './orderData';

type Service = Pick<ServiceView, 'subject' | 'billing' | 'purchases'>;

/**
 * The draft as it was left; where nothing was answered, what needs no asking: the branch that the screens are about
 * (or the only one), and the only way to buy.
 */
export function startingOrder(
  draft: Pick<OrderDraftView, 'data'>,
  service: Service,
  branches: readonly Pick<OwnBranchView, 'id'>[],
  selectedBranch: string | null,
): OrderData {
  const data = readOrderData(draft.data);
  const known = (id: string | null) => (branches.some((branch) => branch.id === id) ? id : null);
  const only = branches.length === 1 ? (branches[0]?.id ?? null) : null;
  const suggested = service.subject === 'branch' ? (known(selectedBranch) ?? only) : only;
  const oneWay = service.billing === 'single' && service.purchases.length === 0;
  return {
    ...data,
    branchId: known(data.branchId) ?? suggested,
    choice: data.choice ?? (oneWay ? { kind: 'single' } : null),
  };
}
