export { moduleTables } from '../../server/records/moduleTables';
