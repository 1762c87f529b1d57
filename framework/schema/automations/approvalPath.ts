/** Address of the page on which a run is approved. */
export const approvalPath = (runId: string): string => `/approvals/${runId}`;
