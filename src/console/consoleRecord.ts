import type { Wire } from '#domain/api/parts';
import type { RecordView } from '#domain/api/recordView';

/** A record as the portal receives it. */
export type ConsoleRecord = Wire<RecordView>;
