export { loadSessionUser } from '../../server/sessionUser';
