export { type PublicOperationId, publicOperations, toldByForm } from '#domain/access/publicOperations';
