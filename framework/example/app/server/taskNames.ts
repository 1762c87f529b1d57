export type { TaskName } from '../../domain/taskLabels';
