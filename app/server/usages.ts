export { requestUsages as undeclaredUsages } from '../../server/records/requestUsages';
