export { companyStands } from '../../server/db/companyStands';
