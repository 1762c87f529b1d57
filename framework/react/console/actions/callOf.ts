import type { OperationAction } from '#framework/schema/resource';
import type { ConsoleRecord } from '../../../contract/recordView';

type Values = Readonly<Record<string, unknown>>;

/** Which record's operation an action calls, and with what body: what it always sends, what the record says, what was typed. */
export function callOf(
  { of, values }: Pick<OperationAction, 'of' | 'values'>,
  record: ConsoleRecord,
  typed?: Values,
): { readonly id: string; readonly body: Values } {
  const taken = Object.entries(of?.body ?? {}).map(([name, field]) => [name, record[field]]);
  return {
    id: of ? String(record[of.reference]) : record.id,
    body: { ...values, ...Object.fromEntries(taken), ...typed },
  };
}
