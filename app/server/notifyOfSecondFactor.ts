export { notifyOfSecondFactor } from '../../server/modules/auth/notifyOfSecondFactor';
