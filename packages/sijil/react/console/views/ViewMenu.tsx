import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { DownOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { lazy, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { LaterDropdown } from 'sijil/react/components/antd/laterControls';
import { useFavouriteHere } from 'sijil/react/favourites/useFavourites';
import { ListAddressing } from 'sijil/react/providers/routerProvider';
import { useMay } from 'sijil/react/providers/may';
import { allRecords, type SavedView } from '../query/listDeclaration';
import type { DeclaredTable } from '../query/useDeclaredTable';
import type { SavedListKind } from './SavedListDrawer';
import type { useSavedViews } from './ViewTabs';
import { useViewActions, type ViewName, ViewNameDialog } from './useViewActions';
import { declaredRoles } from 'sijil/schema/application';
import { readsList } from 'sijil/schema/listReaders';

interface ViewNamingProps {
  readonly title: string;
  readonly list: string;
  readonly saved: ReturnType<typeof useSavedViews>;
  /** View to rename; absent for a new one. */
  readonly renamed?: SavedView;
  readonly onClose: () => void;
  /** @throws CallError */
  readonly onName: (name: ViewName) => Promise<void>;
}

/** Dialog with the name of a view, and the roles that it is shared with. */
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
  declaredRoles().filter(
    (role) => hasPrivilege(role, 'savedViews.readShared') && readsList(list, role) === true,
  );

const SavedListDrawer = lazy(() => import('./SavedListDrawer'));

export interface ViewMenuProps {
  readonly table: DeclaredTable;
  readonly saved: ReturnType<typeof useSavedViews>;
  readonly current: SavedView;
  /** The view that is opened once the current one is deleted. */
  readonly next: SavedView;
}

/** Menu of the open view: send it by email, pin it to a home, and rename or delete the reader's own. */
export function ViewMenu({ table, saved, current, next }: ViewMenuProps) {
  const { t } = useTranslation('list');
  const [renaming, setRenaming] = useState(false);
  const [opened, setOpened] = useState<SavedListKind | null>(null);
  const actions = useViewActions(saved, table);
  const { t: words } = useTranslation('palette');
  const address = useShownAddress(table);
  const isSaved = saved.views.some(({ id }) => id === current.id);
  const here = useFavouriteHere();
  const maySubscribe = useMay({ resource: 'subscriptions', action: 'create' });
  const mayPin = useMay({ resource: 'pins', action: 'create' });
  const items: NonNullable<MenuProps['items']> = [
    ...(maySubscribe && address !== null
      ? [{ key: 'mail', label: t('views.mail'), onClick: () => setOpened('subscriptions') }]
      : []),
    ...(mayPin && address !== null
      ? [{ key: 'pin', label: t('views.pin'), onClick: () => setOpened('pins') }]
      : []),
    ...(isSaved && here
      ? [
          {
            key: 'favourite',
            label: words(here.isFavourite ? 'favourites.removeView' : 'favourites.addView'),
            onClick: here.toggle,
          },
        ]
      : []),
    ...(current.own === true
      ? [
          { key: 'rename', label: t('views.rename'), onClick: () => setRenaming(true) },
          {
            key: 'delete',
            danger: true,
            label: t('views.delete'),
            onClick: () => actions.askToDelete(current, next),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <LaterDropdown menu={{ items }}>
        <Button
          type="text"
          size="small"
          icon={<DownOutlined aria-hidden="true" />}
          aria-label={t('views.menu', { name: current.name })}
        />
      </LaterDropdown>
      {opened && address !== null && (
        <LazyDialog>
          <SavedListDrawer
            kind={opened}
            list={table.declaration.name}
            name={current.name}
            address={address}
            onClose={() => setOpened(null)}
          />
        </LazyDialog>
      )}
      {renaming && (
        <ViewNaming
          title={t('views.rename')}
          list={table.declaration.name}
          saved={saved}
          renamed={current}
          onClose={() => setRenaming(false)}
          onName={(name) => actions.rename(current, name)}
        />
      )}
    </>
  );
}

/** Returns the path and query of the list as shown; null where its state is not in the address. */
function useShownAddress({ state, declaration }: DeclaredTable): string | null {
  const page = useContext(ListAddressing);
  const { pathname, search } = useLocation();
  // An address without a query would open the list's starting view.
  const view = state.filters.length === 0 && declaration.start !== '' ? allRecords : null;
  return page && `${pathname}${page.write(search, { ...state, currentPage: 1, view })}`;
}
