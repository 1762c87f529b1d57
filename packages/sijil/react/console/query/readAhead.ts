import { keys } from '@refinedev/core';
import type { PointerEvent } from 'react';
import { matchPath } from 'react-router';
import { portalPart } from 'sijil/react/application';
import { queryClient } from 'sijil/react/providers/RefineRoot';
import { dataProvider } from 'sijil/react/providers/dataProvider';
import { prefetchOperation } from 'sijil/react/providers/prefetchOperation';
import { prefetchAddress } from 'sijil/react/screens/prefetchScreen';
import { apiPath, type Resource } from 'sijil/schema/resource';

/** Reads what the page at a record's address shows first, under the page's own key, so that the page reads it no second time. */
function readRecord(resource: Resource, path: string, id: string): void {
  void prefetchAddress(path);
  const built = portalPart().screens.find((screen) => matchPath(screen.path, path));
  if (!built) {
    const name = apiPath(resource).slice(1);
    void queryClient.prefetchQuery({
      queryKey: keys().data('default').resource(resource.name).action('one').id(id).params({ id }).get(),
      queryFn: ({ signal }) => dataProvider.getOne({ resource: name, id, meta: { signal } }),
    });
  } else if (built.reads) {
    const { operation, id: parameter } = built.reads;
    const asked = matchPath(built.path, path)?.params[parameter];
    if (asked !== undefined) void prefetchOperation(operation, { id: asked });
  }
}

/** Handlers of a record in a list: pressing it reads the record before the click ends, which opens its page. */
export function readsAhead(resource: Resource, path: string, id: string) {
  const read = ({ target, button }: PointerEvent) => {
    const isControl =
      target instanceof Element && target.closest('button, input, label, [role="menuitem"]') !== null;
    if (button === 0 && !isControl) readRecord(resource, path, id);
  };
  return {
    onPointerDown: (event: PointerEvent) => event.pointerType !== 'touch' && read(event),
    // A finger that scrolls the list goes down, but is never lifted as a pointer.
    onPointerUp: (event: PointerEvent) => event.pointerType === 'touch' && read(event),
  };
}
