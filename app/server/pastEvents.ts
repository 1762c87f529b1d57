export { pastEvents } from '../../server/records/pastEvents';
