export { textFiles } from '@/i18n/textFiles';
