import type { ReactNode } from 'react';
import type { DeclaredList } from 'sijil/schema/declaredList';
import type { Resource } from 'sijil/schema/resource';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useLocalize } from 'sijil/react/providers/language';
import { DeclaredPage } from './declaredPage';
import { ListHeader, useAddButton, useCountText } from './list/ListHeader';
import { ListSheet, type ListSheetProps } from './list/ListSheet';
import { useDeclaredTable } from './query/useDeclaredTable';

interface ResourceListProps extends Omit<ListSheetProps, 'table' | 'add'> {
  readonly resource: Resource;
  /** List to show instead of the one that the declaration generates. */
  readonly list?: DeclaredList;
  /** Replaces the head of the list: the resource's name and the button that adds a record. */
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** List of a resource, searched, filtered and sorted by the server; its state is stored in the address. */
export function ResourceList(props: ResourceListProps) {
  return (
    <DeclaredPage resource={props.resource} list={props.list}>
      <GeneratedList {...props} />
    </DeclaredPage>
  );
}

function GeneratedList({ resource, list, title, subtitle, actions, ...sheet }: ResourceListProps) {
  const localize = useLocalize();
  const table = useDeclaredTable(resource, { list });
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
