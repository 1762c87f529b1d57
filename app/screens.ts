export { screens } from '@/screens/screens';
