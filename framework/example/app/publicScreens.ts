export { publicScreens } from '../pages/screens';
