export { masks } from '#domain/api/masks';
