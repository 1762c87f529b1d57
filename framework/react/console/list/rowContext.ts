import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Localized } from '#framework/base/i18n/localized';
import type { ConsoleRecord } from '#framework/contract/recordView';
import type { ListOriginState } from '../query/recordAddress';

/** Draws a record, or one field of it, where its fields' own kinds would say less. */
export type RecordPart = ComponentType<{ readonly record: ConsoleRecord }>;

/** Options of drawing a list's records, beyond their declaration. */
export interface RowDrawing {
  /** By the field of its column. */
  readonly cells?: Readonly<Record<string, RecordPart>>;
  /** A record's card, which leads to it by a `LeadingLink`; its name and the columns' values otherwise. */
  readonly card?: RecordPart;
  /** Next action of each record: the last column, or the end of its card. */
  readonly action?: { readonly title: Localized; readonly Part: RecordPart };
  /** Stands around the rows of a page, and reads for all of them at once what their parts show. */
  readonly Page?: ComponentType<{
    readonly records: readonly ConsoleRecord[];
    readonly children: ReactNode;
  }>;
}

export interface RowContext extends RowDrawing {
  /** Address of a record's page. */
  readonly pathOf: (record: ConsoleRecord) => string;
  /** History state of a record that is opened from the list, by its id. */
  readonly toListOrigin: (id: string) => ListOriginState | undefined;
}

/** Given by a list to everything in it that shows one of its records or leads to it. */
export const RowContext = createContext<RowContext>({ pathOf: () => '', toListOrigin: () => undefined });

export function useRowContext(): RowContext {
  return useContext(RowContext);
}
