export { exportNames, exportOperations } from '#domain/formats/exportNames';
