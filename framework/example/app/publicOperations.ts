export { type PublicOperationId, publicOperations } from '../domain/operations';
