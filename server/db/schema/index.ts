import { tables } from '../../resources/tables';
import * as certificates from './certificates';
import * as files from './files';
import * as messages from './messages';
import * as money from './money';
import * as requests from './requests';
import * as users from './users';

/** Every table of the database: what migrations are generated from. */
export const schema = { ...users, ...files, ...requests, ...money, ...certificates, ...messages, ...tables };
