import type FilterDropdown from 'antd/es/table/hooks/useFilter/FilterDropdown';
import type { flattenKeys as flatten } from 'antd/es/table/hooks/useFilter/FilterDropdown';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useState } from 'react';
import { laterPart } from '../laterPart';

type FilterDropdownProps = ComponentProps<typeof FilterDropdown>;

/** Asked for when the browser is idle, so that a filter that is opened waits for nothing. */
export const fetchFilterDropdown = () => import('antd/es/table/hooks/useFilter/FilterDropdown');

const Fetched = laterPart<FilterDropdownProps>(async () => (await fetchFilterDropdown()).default);

/**
 * Filter in a column's header. antd builds the dropdown of every column, and once more where it measures them, whenever
 * a table is drawn; this is only its button, as antd draws it, until it is opened for the first time.
 */
export default function LaterFilterDropdown(props: FilterDropdownProps) {
  const [open, setOpen] = useState<boolean>();
  const { tablePrefixCls, prefixCls, column, filterState, children } = props;
  const isActive = filterState?.forceFiltered ?? false;
  const unfold = (event: SyntheticEvent) => {
    // The header sorts on a click, and on Enter.
    event.stopPropagation();
    setOpen(true);
  };
  const closed = (
    <div className={`${prefixCls}-column`}>
      <span className={`${tablePrefixCls}-column-title`}>{children}</span>
      <span
        role="button"
        tabIndex={-1}
        className={`${prefixCls}-trigger${isActive ? ' active' : ''}`}
        onClick={unfold}
        onKeyDown={(event) => event.key === 'Enter' && unfold(event)}
      >
        {column.filterIcon as ReactNode}
      </span>
    </div>
  );
  if (open === undefined) return closed;
  const opened = { ...column, filterDropdownProps: { open, onOpenChange: setOpen } };
  return <Fetched {...props} column={opened} waiting={closed} />;
}

/** antd asks for it of columns that list their choices. */
export const flattenKeys: typeof flatten = (filters = []) =>
  filters.flatMap(({ value, children }) => [value as string, ...flattenKeys(children)]);
