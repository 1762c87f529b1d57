import type { requests } from '../db/schema/requests';

export type RequestRow = typeof requests.$inferSelect;
/** Changes that a step may make to a request; status and version are written by performTransition only. */
export type RequestChanges = Partial<
  Omit<typeof requests.$inferInsert, 'id' | 'number' | 'status' | 'statusSince' | 'version'>
>;
