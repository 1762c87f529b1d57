import type { RecordTab } from 'sijil/react/application';
import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router';
import type { Resource } from 'sijil/schema/resource';
import { lazyPage } from 'sijil/react/lazy/lazyPage';
import { loadList } from 'sijil/react/lazy/loadConsole';

interface ViewProps {
  readonly resource: Resource;
  readonly id?: string | undefined;
  readonly tabs?: readonly RecordTab[] | undefined;
}

type View = 'list' | 'create' | 'edit' | 'show';

// A list is opened far more often than a form, so the form's controls are loaded on demand.
const List = lazyPage(loadList);
const Form = lazy(async () => ({ default: (await import('./ResourceForm')).ResourceForm }));
const Show = lazy(async () => ({ default: (await import('./ResourceShow')).ResourceShow }));

const Single = lazy(async () => ({ default: (await import('./SingleRecord')).SingleRecord }));

const views: Record<View, ComponentType<ViewProps>> = { list: List, create: Form, edit: Form, show: Show };

/** A generated screen: the list, form or page of one declaration. */
export default function ConsolePage({
  resource,
  view,
  tabs,
}: Omit<ViewProps, 'id'> & {
  readonly view: View;
}) {
  const { id } = useParams();
  const Drawn = view === 'list' && resource.single ? Single : views[view];
  // The key remounts the page for another record: no state of the previous one may remain.
  return <Drawn key={id ?? ''} resource={resource} id={id} tabs={tabs} />;
}
