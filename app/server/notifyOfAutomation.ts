export { notifyOfAutomation } from '../../server/modules/notifications/notifyOfAutomation';
