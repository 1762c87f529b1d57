export { notifyOfNewDevice } from '../../server/modules/auth/securityNotices';
