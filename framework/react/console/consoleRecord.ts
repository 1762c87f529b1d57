import type { Wire } from '#framework/contract/parts';
import type { RecordView } from '#framework/contract/recordView';

/** A record as the portal receives it. */
export type ConsoleRecord = Wire<RecordView>;
