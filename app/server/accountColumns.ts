export { accountColumns, accountIndexes } from '../../server/db/schema/accountColumns';
