import { laterPart } from '@/components/laterPart';
import type { ListBulk } from '@/console/list/ListBody';

const AssignBar = laterPart(async () => (await import('./AssignBar')).AssignBar);

/** What a list of requests without a supervisor offers for those that are picked. */
export const assignSupervisors: ListBulk = (picked) => <AssignBar picked={picked} what="supervisor" />;

/** What a supervisor's list of visits without an inspector offers. */
export const assignInspectors: ListBulk = (picked) => <AssignBar picked={picked} what="inspector" />;
