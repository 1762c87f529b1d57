export { Brand } from '@/frame/Brand';
export { PublicFooter } from '@/frame/Footer';
