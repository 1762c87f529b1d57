export { mayOpenSession } from '../../server/modules/auth/sessionUser';
