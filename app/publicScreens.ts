export { publicScreens } from '@/screens/publicScreens';
