export const exportStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** It is still being put together: it can be stopped, and its owner waits for it. */
export const goingStatuses = ['waiting', 'running'] as const satisfies readonly ExportStatus[];
export const isGoing = ({ status }: { readonly status: ExportStatus }): boolean =>
  goingStatuses.some((going) => going === status);
/** It was given up for good, which its owner is told; one that was stopped was their own wish. */
export const hasFailed = ({ status }: { readonly status: ExportStatus }): boolean => status === 'failed';
