export { isKnownTo } from '#domain/access/isKnownTo';
