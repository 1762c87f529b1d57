export { Brand, PublicFooter } from '../pages/frame';
