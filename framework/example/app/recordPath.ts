export { recordPath } from '../domain/recordPath';
