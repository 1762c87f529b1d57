import { FilterOutlined, SlidersOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CornerCount } from 'sijil/react/components/CornerCount';
import { isFilterable } from 'sijil/react/fields/isFilterable';
import { TransferMenu } from '../transfer/TransferMenu';
import { LaterColumnChoices, LaterColumnDrawer, LaterListFilters } from '../laterListParts';
import styles from './list.module.css';
import { countFilters, searchOf, withSearch } from 'sijil/schema/lists/listFilters';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { LayoutMenu } from '../layouts/LayoutMenu';
import { SummaryMenu } from '../summary/SummaryMenu';
import { SearchBox } from './SearchBox';
import { LaterPopover } from 'sijil/react/components/antd/laterControls';
import type { Field } from 'sijil/schema/field';
import type { Resource } from 'sijil/schema/resource';
import type { ColumnChange } from '../query/columns';
import { densities, type Density } from 'sijil/schema/lists/listState';
import { useNarrow } from '../../theme/useAppearance';

interface ListToolbarProps {
  readonly table: DeclaredTable;
  /** Further actions on the list. */
  readonly children?: ReactNode;
}

/** Toolbar above a list: search, filters, display. */
export function ListToolbar({ table, children }: ListToolbarProps) {
  const { source, fields, state, columns, change } = table;
  const { filters, density, currentPage } = state;
  const { t } = useTranslation('console');
  const cards = source.list?.look === 'cards';
  const [open, setOpen] = useState(false);
  // Stays mounted after the first use: an unmounted drawer cannot return the focus.
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
      <span className={`${styles.tools} no-print`} data-keep-clear>
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

export interface ColumnPickerProps {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, Field>>;
  readonly all: readonly string[];
  readonly shown: readonly string[];
  readonly change: (step: ColumnChange) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly pinned: number;
  readonly onPinned: (pinned: number) => void;
}

/** Menu of a list's display: row density, visible columns or facts, and their order. */
function ColumnPicker(props: ColumnPickerProps) {
  const { t } = useTranslation('list');
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  // Stays mounted after the first use: an unmounted drawer cannot return the focus.
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  const button = (
    <Button
      icon={<SlidersOutlined aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-label={t('display')}
      title={t('display')}
      {...(narrow || !opened ? { onClick: () => setOpen(true) } : { autoFocus: true })}
    >
      {t('display')}
    </Button>
  );
  if (narrow)
    return (
      <>
        {button}
        {opened && <LaterColumnDrawer {...props} open={open} onClose={() => setOpen(false)} />}
      </>
    );
  if (!opened) return button;
  return (
    <LaterPopover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      waiting={button}
      placement="bottomRight"
      content={<LaterColumnChoices {...props} densities={densities} />}
      // Next to its button, so that it is inside the page's main landmark.
      getPopupContainer={({ parentElement }) => parentElement ?? document.body}
    >
      {button}
    </LaterPopover>
  );
}
