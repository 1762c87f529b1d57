export { type PublicOperationId, publicOperations, formOperations } from '../domain/operations';
