export { accountFields } from '../resources/accountFields';
