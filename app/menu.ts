export { menuFor } from '@/screens/menuFor';
