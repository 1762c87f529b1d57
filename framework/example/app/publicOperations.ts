export { type PublicOperationId, publicOperations, toldByForm } from '../domain/operations';
