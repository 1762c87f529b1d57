import type { ImportTarget } from './importTargets';
import type { Mapping } from './guessColumns';
import type { ImportOutcome } from '#framework/contract/consoleViews';
import type { FileTable } from './readTable';

export interface RefusedCell {
  readonly key: string;
  readonly line: number;
  /** Null for a problem of the row itself. */
  readonly target: ImportTarget | null;
  /** Content of the file. */
  readonly cell: string;
  readonly messages: readonly string[];
}

/** Every fault of a file by its row and column; a fault of a localized text is that of its first language's column. */
export function refusedCells(
  { refused }: Pick<ImportOutcome, 'refused'>,
  targets: readonly ImportTarget[],
  table: Pick<FileTable, 'rows'>,
  mapping: Mapping,
): RefusedCell[] {
  const rows = new Map(table.rows.map((row) => [row.line, row.cells]));
  return refused.flatMap(({ line, errors }) =>
    Object.entries(errors).map(([path, messages]): RefusedCell => {
      const target =
        targets.find(({ key }) => key === path) ?? targets.find(({ key }) => key.split('.')[0] === path);
      const column = target ? mapping.indexOf(target.key) : -1;
      return {
        key: `${line} ${path}`,
        line,
        target: target ?? null,
        cell: rows.get(line)?.[column] ?? '',
        messages,
      };
    }),
  );
}
