export { notifyOfWebhook } from '../../server/modules/notifications/engineNotices';
