export { signIn } from '@/providers/signIn';
