export { notifyOfWebhook } from '../../server/modules/notifications/notifyOfWebhook';
