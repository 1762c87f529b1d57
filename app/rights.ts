export { rights } from '#domain/workflow/rights';
