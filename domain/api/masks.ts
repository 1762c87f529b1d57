import { type Mark, showsNothing, showsOnly } from '#framework/contract/masking/shows';
import { recordView } from '#framework/contract/recordView';
import { clientMasks } from './masks/clientMasks';
import { figureMasks } from './masks/figureMasks';
import { moneyMasks } from './masks/moneyMasks';
import { requestMasks } from './masks/requestMasks';
import { resultMasks } from './masks/resultMasks';
import { teamMasks } from './masks/teamMasks';
import { ticketAssignee, ticketView, unreadTicketsView } from './messageViews';

/** Parts of hand-written answers that show a field of a record; they are emptied for custom roles that hide the field. */
export const masks: readonly Mark[] = [
  ...requestMasks,
  ...resultMasks,
  ...figureMasks,
  ...moneyMasks,
  ...teamMasks,
  ...clientMasks,
  // A record is read through its declaration, which masks it already.
  ...(
    ['requests', 'clients', 'branches', 'branchStandings', 'restaurants', 'users', 'certificates'] as const
  ).flatMap((record) => showsNothing(record, recordView)),
  ...showsNothing('tickets', ticketAssignee, unreadTicketsView),
  showsOnly('tickets', ticketView, {
    code: ['code'],
    subject: ['subject'],
    title: ['title'],
    message: ['message'],
    status: ['status'],
    requestId: ['requestId'],
  }),
];
