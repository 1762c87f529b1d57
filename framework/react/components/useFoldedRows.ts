import { useState } from 'react';

/** Rows of a panel that opens on demand: the first ones, and each that comes while the panel is looked at. */
export function useFoldedRows<Row extends { readonly id: string }>(rows: readonly Row[], first: number) {
  const [open, setOpen] = useState(false);
  const [atFirst] = useState(() => new Set(rows.map(({ id }) => id)));
  const shown = open ? rows : rows.filter(({ id }, index) => index < first || !atFirst.has(id));
  return { shown, open, setOpen };
}
