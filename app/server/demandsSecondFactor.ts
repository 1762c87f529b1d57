export { demandsSecondFactor } from '../../server/modules/settings/demandsSecondFactor';
