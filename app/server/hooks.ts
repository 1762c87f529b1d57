export { hooksOf } from '../../server/records/hooksOf';
