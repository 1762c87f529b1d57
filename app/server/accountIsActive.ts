export { companyIsActive } from '../../server/db/companyIsActive';
