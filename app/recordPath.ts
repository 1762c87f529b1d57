export { recordPath } from '#domain/screens/recordPath';
