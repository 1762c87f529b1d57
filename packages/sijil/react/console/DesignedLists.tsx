import { isDesignedType } from 'sijil/schema/designs/applyDesign';
import type { Resource } from 'sijil/schema/resource';
import { laterPart } from 'sijil/react/components/laterPart';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Panel } from 'sijil/react/components/Panel';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { listedChildren } from '../providers/may';

/** Loaded only where there is such a list. */
const LaterChildList = laterPart(async () => (await import('./record/ChildList')).ChildList);

interface DesignedListsProps {
  readonly resource: Resource;
  /** Id of the record. */
  readonly id: string;
}

/** Lists of designed types whose records belong to a record, for a hand-built page that does not know those types. */
export function DesignedLists({ resource, id }: DesignedListsProps) {
  const localize = useLocalize();
  const user = useSession((session) => session.user);
  return listedChildren(resource, user)
    .filter(({ child }) => isDesignedType(child))
    .map(({ child, by }) => (
      <Panel key={child.name} title={localize(child.label.many)}>
        <LaterChildList waiting={<LoadingState as="lines" />} child={child} by={by} id={id} />
      </Panel>
    ));
}
