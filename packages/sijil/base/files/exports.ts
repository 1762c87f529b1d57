/** Days for which a finished export can be downloaded. */
export const EXPORT_RETENTION_DAYS = 3;

export const exportStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** Statuses of an export in progress, which can be cancelled. */
export const goingStatuses = ['waiting', 'running'] as const satisfies readonly ExportStatus[];
export const isGoing = ({ status }: { readonly status: ExportStatus }): boolean =>
  goingStatuses.some((going) => going === status);
/** Failure check, false for an export that its owner cancelled. */
export const hasFailed = ({ status }: { readonly status: ExportStatus }): boolean => status === 'failed';
