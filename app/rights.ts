export { rights } from '#domain/access/rights';
