import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclaredList } from '#framework/schema/declaredList';
import type { Resource } from '#framework/schema/resource';
import { PageHeader } from '@framework/components/PageHeader';
import { countedName } from '@framework/fields/countedName';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { DeclaredPage } from './declaredPage';
import { ListHeader } from './list/ListHeader';
import { ListSheet, type ListSheetProps } from './list/ListSheet';
import { useAddButton } from './list/useAddButton';
import { type DeclaredTable, useDeclaredTable } from './query/useDeclaredTable';

interface ResourceListProps extends Omit<ListSheetProps, 'table' | 'add'> {
  readonly resource: Resource;
  /** Another list of the resource's records than the one that its declaration generates. */
  readonly list?: DeclaredList;
  /** What stands above the list instead of the resource's name and the way to add a record. */
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** The list of a resource: searched, filtered and sorted by the server, its state kept in the address. */
export function ResourceList(props: ResourceListProps) {
  return (
    <DeclaredPage resource={props.resource} list={props.list}>
      <GeneratedList {...props} />
    </DeclaredPage>
  );
}

function GeneratedList({ resource, list, title, subtitle, actions, ...sheet }: ResourceListProps) {
  const localize = useLocalize();
  const table = useFirstRows(useDeclaredTable(resource, { list }));
  const count = useCountText(table);
  const add = useAddButton(resource);
  return (
    <>
      {!sheet.embedded && (
        <>
          <PageHeader
            title={title ?? localize(resource.label.many)}
            subtitle={subtitle}
            meta={count}
            actions={actions ?? add}
          />
          <ListHeader resource={resource} />
        </>
      )}
      <ListSheet {...sheet} table={table} add={add} />
    </>
  );
}

/** How many records there are, named as the declaration counts them; null before it is known, and of none. */
export function useCountText({ resource, total, exact, loading }: DeclaredTable): string | null {
  const { t } = useTranslation('console');
  const language = useLanguage();
  if (loading || total === 0) return null;
  if (!exact) return t('moreRecords', { count: total });
  return countedName(resource, total, language) ?? t('records', { count: total });
}

const none: readonly never[] = [];

/** The first rows are a page's longest piece of drawing; they come in pieces, between which the page answers. */
function useFirstRows(table: DeclaredTable): DeclaredTable {
  const waiting = useDeferredValue(table.loading);
  return waiting ? { ...table, loading: true, records: none, total: 0 } : table;
}
