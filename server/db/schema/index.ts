import { frameworkTables, tableNames } from 'sijil/server/db/schema/index';
import { tables } from './declared';
import * as accounts from './accounts';
import * as certificates from './certificates';
import * as evidence from './evidence';
import * as templates from './templates';
import * as figures from './figures';
import * as messages from './messages';
import * as money from './money';
import * as conversations from './conversations';
import * as orderSubmissions from './orderSubmissions';
import * as profile from './profile';
import * as requests from './requests';
import * as retention from './retention';
import * as users from './users';
import * as visits from './visits';

const ofModules = {
  ...frameworkTables,
  ...accounts,
  ...templates,
  ...requests,
  ...orderSubmissions,
  ...evidence,
  ...money,
  ...certificates,
  ...messages,
  ...conversations,
  ...profile,
  ...figures,
  ...retention,
  ...visits,
  ...users,
};

/** All tables of the database, from which migrations are generated. */
export const schema = { ...ofModules, ...tables };

/** Names of the tables that no declaration generates. */
export const moduleTableNames = tableNames(ofModules);

/** What the migrations make by hand, because no declaration can say it. */
export const madeByHand = [
  // A reference to a module's record has no foreign key; this one keeps a form from being deleted while a service is saved with it.
  'services_form_id_templates_id_fk',
  // Orders in which support reads its tickets (`ticketOrder`).
  'tickets_status_waiting_since_id_index',
  'tickets_waiting_since_last_message_at_id_index',
];
