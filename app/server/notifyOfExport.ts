export { notifyOfExport } from '../../server/modules/exports/notifyOfExport';
