export { furtherRefusals } from '#domain/api/furtherRefusals';
