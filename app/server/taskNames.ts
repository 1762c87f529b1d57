export type { TaskName } from '#domain/jobs/taskLabels';
