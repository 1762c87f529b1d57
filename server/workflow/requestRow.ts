import type { requests } from '../db/schema/requests';

export type RequestRow = typeof requests.$inferSelect;
/** What a step may change of a request; its status and version are performTransition's alone. */
export type RequestChanges = Partial<
  Omit<typeof requests.$inferInsert, 'id' | 'number' | 'status' | 'statusSince' | 'version'>
>;
