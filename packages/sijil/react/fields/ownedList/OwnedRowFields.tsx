import { useLayoutEffect, useRef, useState } from 'react';
import type { Fields } from 'sijil/schema/shape';
import { type Field, isShownIn } from 'sijil/schema/field';
import type { FieldErrors } from 'sijil/schema/validate';
import { FieldBox } from '../FieldBox';
import { helpId, labelId, messagesAt } from '../fieldIds';
import styles from './ownedList.module.css';
import type { Renderer } from '../renderer';
import { plainRendererOf } from '../renderers/plainRenderers';

interface OwnedRowFieldsProps {
  readonly id: string;
  readonly path: string;
  readonly fields: Fields;
  readonly row: Row;
  /** Values of the record around the row, which its fields may read. */
  readonly around?: Row | undefined;
  readonly disabled: boolean;
  readonly errors: FieldErrors;
  readonly onChange: (row: Row) => void;
  /** Inputs of fields; only `rendererOf` has that of a further owned list, which itself has rows of plain fields. */
  readonly inputOf?: (field: Field) => Renderer;
}

/** Fields of one row. */
export function OwnedRowFields({
  id,
  path,
  fields,
  row,
  around,
  disabled,
  errors,
  onChange,
  inputOf = plainRendererOf,
}: OwnedRowFieldsProps) {
  const latest = useRef(row);
  useLayoutEffect(() => {
    latest.current = row;
  }, [row]);
  // Two fields may change before the next render: a located pin, and a typed letter.
  const change = (name: string, value: unknown) => {
    latest.current = { ...latest.current, [name]: value };
    onChange(latest.current);
  };
  return (
    <div className={styles.fields}>
      {Object.entries(fields).map(([name, field]) => {
        if (!isShownIn(field, row)) return null;
        const { Input, wide, group } = inputOf(field);
        const messages = messagesAt(errors, field, name);
        const inputId = `${id}-${name}`;
        return (
          <FieldBox
            key={name}
            id={inputId}
            path={`${path}.${name}`}
            field={field}
            wide={wide}
            group={group}
            messages={messages}
          >
            <Input
              field={field}
              id={inputId}
              disabled={disabled}
              value={row[name]}
              values={{ ...around, ...row }}
              errors={errorsBelow(errors, name)}
              aria-invalid={messages.length > 0}
              aria-describedby={helpId(inputId)}
              aria-labelledby={labelId(inputId)}
              onChange={(value) => change(name, value)}
            />
          </FieldBox>
        );
      })}
    </div>
  );
}

export type Row = Readonly<Record<string, unknown>>;

const firstKeys = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Stable keys of rows, which have no id until they are saved: half-typed input and focus stay with their row. A row that is
 * added or removed without `setKeys` gives all rows new keys.
 */
export function useStableKeys(count: number) {
  const [{ keys, last }, setState] = useState({ keys: firstKeys(count), last: count });
  const known = keys.length === count ? keys : firstKeys(count);
  return {
    keys: known,
    nextKey: () => Math.max(last, ...known) + 1,
    setKeys: (next: readonly number[]) => setState({ keys: [...next], last: Math.max(last, ...next) }),
  };
}

/** Returns a new row of an owned list, with the initial values of its fields. */
export function emptyRow(fields: Fields): Row {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** The messages below a path, keyed by the rest of it: `packages.0.price` below `packages` is `0.price`. */
export function errorsBelow(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, messages]) =>
      key.startsWith(`${path}.`) ? [[key.slice(path.length + 1), messages]] : [],
    ),
  );
}
