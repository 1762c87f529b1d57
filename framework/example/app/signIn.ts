export { signIn } from '../pages/signIn';
