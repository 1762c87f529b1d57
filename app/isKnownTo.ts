export { isKnownTo } from '#domain/access/roles';
