export { withdrawPasswordRequest as afterPasswordChange } from '../../server/modules/auth/withdrawPasswordRequest';
