export { notifyOfAutomation } from '../../server/modules/notifications/engineNotices';
