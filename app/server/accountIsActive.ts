export { companyIsActive as accountIsActive } from '../../server/db/ownership';
