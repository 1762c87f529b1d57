export { type PublicOperationId, publicOperations } from '#domain/access/publicOperations';
