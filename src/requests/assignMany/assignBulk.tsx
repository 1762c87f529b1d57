import { laterPart } from 'sijil/react/components/laterPart';
import type { ListBulk } from 'sijil/react/console/list/ListBody';

const AssignBar = laterPart(async () => (await import('./AssignBar')).AssignBar);

/** Bulk action for a list of requests without a supervisor. */
export const assignSupervisors: ListBulk = (picked) => <AssignBar picked={picked} what="supervisor" />;

/** Bulk action for a supervisor's list of visits without an inspector. */
export const assignInspectors: ListBulk = (picked) => <AssignBar picked={picked} what="inspector" />;
