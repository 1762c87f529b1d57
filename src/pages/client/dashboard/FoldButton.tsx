import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { useFoldedRows } from 'sijil/react/components/Panel';

interface FoldButtonProps extends ReturnType<typeof useFoldedRows> {
  readonly rows: readonly unknown[];
  /** Number of rows of the folded panel. */
  readonly first: number;
  /** Text that folds the panel again. */
  readonly fewer: string;
}

/** Button below the rows of `useFoldedRows` that shows the rest, or folds them again; nothing where all are shown. */
export function FoldButton({ rows, first, shown, open, setOpen, fewer }: FoldButtonProps) {
  const { t } = useTranslation('client');
  if (open ? rows.length <= first : shown.length >= rows.length) return null;
  return (
    <Button block type="text" size="large" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? fewer : t('dashboard.more', { count: rows.length - shown.length })}
    </Button>
  );
}
