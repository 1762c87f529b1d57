import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import { CornerCount } from '@framework/components/CornerCount';
import { isFilterable } from '@framework/fields/isFilterable';
import { TransferMenu } from '../transfer/TransferMenu';
import { ColumnPicker, type ColumnPickerProps } from './ColumnPicker';
import { LaterFilterDrawer } from '../laterListParts';
import styles from './list.module.css';
import { countFilters, type ListState } from '../query/listAddress';
import type { ListSource } from '../query/listSource';
import { SearchBox } from './SearchBox';
import { useNarrow } from '../useNarrow';

interface ListToolbarProps {
  readonly source: ListSource;
  readonly fields: Readonly<Record<string, Field>>;
  /** What it may be narrowed by: the fields, and those of referred records. */
  readonly narrowing: Readonly<Record<string, Field>>;
  readonly state: ListState;
  /** There are more records than can be sorted by every field. */
  readonly isLong: boolean;
  readonly columns: Pick<ColumnPickerProps, 'all' | 'shown' | 'change'>;
  readonly onChange: (part: Partial<ListState>) => void;
  /** What else can be done with the whole list. */
  readonly children?: ReactNode;
}

/** Above a list: search, filters, how it looks. */
export function ListToolbar({
  source,
  fields,
  narrowing,
  state,
  isLong,
  columns,
  onChange,
  children,
}: ListToolbarProps) {
  const { t } = useTranslation('console');
  const narrow = useNarrow();
  const cards = source.list?.look === 'cards';
  const [open, setOpen] = useState(false);
  // Once opened it stays, closed: a drawer that is taken away cannot give the focus back.
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  const filterable = Object.values(fields).some(isFilterable);
  return (
    <div className={styles.toolbar}>
      {source.resource.search.length > 0 && <SearchBox value={state.q} onChange={(q) => onChange({ q })} />}
      <span className={styles.tools} data-keep-clear>
        {filterable && (
          <CornerCount count={countFilters(state.filters)} color="var(--scheme-deep)">
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
            fields={fields}
            density={state.density}
            onDensity={(density) => onChange({ density, page: state.page })}
          />
        )}
        {children}
        <TransferMenu source={source} state={state} shown={columns.shown} all={columns.all} />
      </span>
      {opened && (
        <LaterFilterDrawer
          resource={source.resource}
          isLong={isLong}
          open={open}
          onClose={() => setOpen(false)}
          fields={narrowing}
          state={state}
          onChange={onChange}
          withSort={narrow || cards}
        />
      )}
    </div>
  );
}
