export { type ErrorCode, errors } from '../domain/errors';
