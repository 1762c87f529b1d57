export { mayOpenSession } from '../../server/modules/auth/mayOpenSession';
