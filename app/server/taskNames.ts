export { type TaskName, taskLabels } from '#domain/jobs/taskLabels';
