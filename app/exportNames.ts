export { exportNames } from '#domain/formats/exportNames';
