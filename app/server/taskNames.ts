export type { TaskName } from '../../server/records/taskNames';
