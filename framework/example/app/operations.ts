export { type OperationAudience, type OperationId, operations } from '../domain/operations';
