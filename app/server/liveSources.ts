export { handovers, liveSources } from '../../server/records/liveSources';
