export { loadSessionUser } from '../../server/modules/auth/sessionUser';
