export { type PublicOperationId, publicOperations, formOperations } from '#domain/access/publicOperations';
