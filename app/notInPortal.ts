export { notInPortal } from '#domain/access/notInPortal';
