import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Localized } from 'sijil/base/i18n/localized';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import type { ListOriginState } from '../query/recordAddress';

/** Draws a record, or one field of it, where its fields' own kinds would say less. */
export type RecordPart = ComponentType<{ readonly record: ConsoleRecord }>;

/** Options for rendering a list's records, beyond their declaration. */
export interface RowDrawing {
  /** Renderers by the field of the column. */
  readonly cells?: Readonly<Record<string, RecordPart>>;
  /** Card of a record, which links to it by a `LeadingLink`; by default its name and the columns' values. */
  readonly card?: RecordPart;
  /** Next action of each record: the last column, or the end of its card. */
  readonly action?: {
    readonly title: Localized;
    readonly Part: RecordPart;
    /** Width of the column in pixels; its content arrives after the rows. */
    readonly width?: number;
  };
  /** Wrapper around the rows of a page; reads in one call the data that their parts show. */
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

/** Context of a list, for everything in it that shows a record or links to it. */
export const RowContext = createContext<RowContext>({ pathOf: () => '', toListOrigin: () => undefined });

export function useRowContext(): RowContext {
  return useContext(RowContext);
}
