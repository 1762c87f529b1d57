export { accountScope } from '../../server/db/accountScope';
