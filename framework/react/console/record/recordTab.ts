import type { ComponentType } from 'react';
import type { Role } from '#app/roles';
import type { Localized } from '#framework/base/i18n/localized';
import type { Resource } from '#framework/schema/resource';
import type { ConsoleRecord } from '../consoleRecord';

export interface RecordTabProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** A tab of a record's page that its declaration cannot draw: a supervisor's workload, an inspector's calendar. */
export interface RecordTab {
  /** In the address, after `?tab=`. */
  readonly key: string;
  readonly label: Localized;
  /** Absent: every role that may read the record. The general admin is always included (`hasRole`). */
  readonly roles?: readonly Role[];
  /** Fetched when the tab is opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<RecordTabProps> }>;
}
