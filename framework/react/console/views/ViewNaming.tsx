import { hasPrivilege } from '#app/privileges';
import { roles } from '#app/roles';
import { readsList } from '#framework/schema/listReaders';
import { useMay } from '@framework/providers/useMay';
import type { SavedView } from '../query/listViews';
import type { useSavedViews } from './useSavedViews';
import { type ViewName, ViewNameDialog } from './ViewNameDialog';

interface ViewNamingProps {
  readonly title: string;
  readonly list: string;
  readonly saved: ReturnType<typeof useSavedViews>;
  /** The view that gets another name; a new one without it. */
  readonly renamed?: SavedView;
  readonly onClose: () => void;
  /** @throws ApiError */
  readonly onName: (name: ViewName) => Promise<void>;
}

/** The name of a view, and the roles that see it too. */
export function ViewNaming({ title, list, saved, renamed, onClose, onName }: ViewNamingProps) {
  const mayShare = useMay({ resource: 'privileges', action: 'savedViews.share' });
  return (
    <ViewNameDialog
      title={title}
      initial={{ name: renamed?.name ?? '', sharedWith: renamed?.sharedWith ?? [] }}
      readers={mayShare ? readersOf(list) : []}
      taken={saved.views.flatMap(({ own, name }) => (own && name !== renamed?.name ? [name] : []))}
      onClose={onClose}
      onName={onName}
    />
  );
}

/** The roles that a view of a list may be shared with. */
const readersOf = (list: string) =>
  roles.filter((role) => hasPrivilege(role, 'savedViews.readShared') && readsList(list, role) === true);
