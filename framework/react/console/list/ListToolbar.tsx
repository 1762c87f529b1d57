import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CornerCount } from '@framework/components/CornerCount';
import { isFilterable } from '@framework/fields/isFilterable';
import { TransferMenu } from '../transfer/TransferMenu';
import { ColumnPicker } from './ColumnPicker';
import { LaterListFilters } from '../laterListParts';
import styles from './list.module.css';
import { countFilters, searchOf, withSearch } from '#framework/schema/lists/listFilters';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { LayoutMenu } from '../layouts/LayoutMenu';
import { SummaryMenu } from '../summary/SummaryMenu';
import { SearchBox } from './SearchBox';

interface ListToolbarProps {
  readonly table: DeclaredTable;
  /** What else can be done with the whole list. */
  readonly children?: ReactNode;
}

/** Above a list: search, filters, how it looks. */
export function ListToolbar({ table, children }: ListToolbarProps) {
  const { source, fields, state, columns, change } = table;
  const { filters, density, currentPage } = state;
  const { t } = useTranslation('console');
  const cards = source.list?.look === 'cards';
  const [open, setOpen] = useState(false);
  // Once opened it stays, closed: a drawer that is taken away cannot give the focus back.
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  const filterable = Object.values(fields).some(isFilterable);
  return (
    <div className={styles.toolbar}>
      {source.resource.search.length > 0 && (
        <SearchBox
          value={searchOf(filters)}
          onChange={(typed) => change({ filters: withSearch(filters, typed) })}
        />
      )}
      <span className={styles.tools} data-keep-clear>
        {filterable && (
          <CornerCount count={countFilters(filters)} color="var(--scheme-deep)">
            <Button
              icon={<FilterOutlined aria-hidden="true" />}
              onClick={() => setOpen(true)}
              aria-haspopup="dialog"
            >
              {t('filters.open')}
            </Button>
          </CornerCount>
        )}
        {!cards && (
          <ColumnPicker
            {...columns}
            resource={source.resource}
            fields={fields}
            density={density}
            onDensity={(next) => change({ density: next, currentPage })}
            pinned={state.pinned}
            onPinned={(next) => change({ pinned: next, currentPage })}
          />
        )}
        <LayoutMenu table={table} />
        <SummaryMenu table={table} />
        {children}
        <TransferMenu source={source} state={state} shown={columns.shown} all={columns.all} />
      </span>
      {opened && <LaterListFilters table={table} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
