export { notifyOfSecondFactor } from '../../server/modules/auth/securityNotices';
