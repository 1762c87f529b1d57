export { type TaskName, taskLabels } from '../../domain/taskLabels';
