export { demandsSecondFactor } from '../../server/modules/settings/readCompany';
