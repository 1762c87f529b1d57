export { notifyOfSecondFactor } from '../../server/modules/auth/securityMails';
