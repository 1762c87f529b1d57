export { components } from '#domain/api/components';
