import { tables } from '../../resources/tables';
import * as accounts from './accounts';
import * as certificates from './certificates';
import * as files from './files';
import * as jobPools from './jobPools';
import * as messages from './messages';
import * as money from './money';
import * as profile from './profile';
import * as requests from './requests';
import * as savedViews from './savedViews';
import * as tickets from './tickets';
import * as users from './users';

/** Every table of the database: what migrations are generated from. */
export const schema = {
  ...users,
  ...accounts,
  ...files,
  ...requests,
  ...money,
  ...certificates,
  ...messages,
  ...jobPools,
  ...profile,
  ...tickets,
  ...savedViews,
  ...tables,
};
