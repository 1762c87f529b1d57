import { DeleteOutlined, DownOutlined, PlusOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterDropdown } from '@framework/components/antd/LaterDropdown';
import { manyName } from '@framework/fields/countedName';
import { useLanguage } from '@framework/providers/language';
import { filterOf } from '#framework/schema/lists/listState';
import { useSession } from '@framework/providers/session';
import { hasPrivilege } from '#app/privileges';
import { roles } from '#app/roles';
import { readsList } from '#framework/schema/listReaders';
import { useMay } from '@framework/providers/useMay';
import { useToast } from '@framework/toast/useToast';
import { LaterViewNameDialog } from '../laterListParts';
import { closedFilters, unreadFilters } from '#framework/schema/lists/listAddress';
import { deletedName, showsDeleted } from '#framework/schema/lists/listFilters';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { useNamesOf } from '../useNamesOf';
import { isSameView, presetViews, type SavedView, stateOfView } from '../query/listViews';
import { useSavedViews } from './useSavedViews';
import { useViewActions } from './useViewActions';
import styles from './views.module.css';

interface ViewTabsProps {
  readonly table: DeclaredTable;
  /** Whether the deleted records may be looked at and brought back. */
  readonly withTrash: boolean;
}

/** All records, and the lists that the person has named; the one that is open says whether it has been changed since. */
export function ViewTabs({ table, withTrash }: ViewTabsProps) {
  const { resource, declaration, narrowing: fields, state } = table;
  const { t } = useTranslation('list');
  const saved = useSavedViews(declaration.name);
  const toast = useToast();
  const namesOf = useNamesOf({ ...resource.fields, ...fields });
  const [naming, setNaming] = useState<'save' | 'rename' | null>(null);
  const actions = useViewActions(saved, table);
  const language = useLanguage();
  const role = useSession((session) => session.user?.role ?? null);
  const mayShare = useMay({ resource: 'privileges', action: 'savedViews.share' });
  const given = presetViews(
    declaration.presets,
    t('views.all', { names: manyName(resource, language) }),
    role,
    language,
  );
  const views = [...given, ...saved.views];
  const everything = given.find(({ address }) => address === '') as SavedView;
  // A link need not name the view whose very filters it holds.
  const current =
    views.find(({ id }) => id === state.view) ??
    given.find((view) => isSameView(state, view, fields)) ??
    everything;
  const trash = withTrash && showsDeleted(state.filters);
  const isOwn = current.own === true && !trash;
  const changed = !trash && !isSameView(state, current, fields);
  // One tab leads nowhere: only what it has become may be kept.
  const single = views.length === 1 && !withTrash;
  const show = (view: SavedView) => {
    const address = new URLSearchParams(view.address);
    const closed = closedFilters(address, fields, resource.fields);
    const unread = [...unreadFilters(address, fields), ...closed];
    if (unread.length > 0) toast.warning(t('views.unread', { name: view.name }), { text: namesOf(unread) });
    table.show({ ...stateOfView(view, fields), view: view.id || null });
  };
  const menu: NonNullable<MenuProps['items']> = [
    { key: 'rename', label: t('views.rename'), onClick: () => setNaming('rename') },
    {
      key: 'delete',
      danger: true,
      label: t('views.delete'),
      onClick: () => actions.askToDelete(current, everything),
    },
  ];
  if (single && !changed) return null;
  return (
    <nav className={styles.views} aria-label={t('views.title')}>
      {!single && (
        <div className={styles.tabs}>
          {views.map((view) => (
            <button
              key={view.id}
              type="button"
              className={styles.view}
              aria-current={view.id === current.id && !trash ? 'true' : undefined}
              onClick={() => show(view)}
            >
              {view.sharedWith && view.sharedWith.length > 0 && (
                <TeamOutlined role="img" aria-label={t('views.shared')} title={t('views.shared')} />
              )}
              <bdi>{view.name}</bdi>
              {view.id === current.id && isOwn && changed && (
                <span
                  className={styles.changed}
                  role="img"
                  aria-label={t('views.changed')}
                  title={t('views.changed')}
                />
              )}
            </button>
          ))}
          {withTrash && (
            <button
              type="button"
              className={styles.view}
              aria-current={trash ? 'true' : undefined}
              onClick={() =>
                table.show({
                  ...stateOfView(everything, fields),
                  filters: [filterOf(deletedName, 'eq', 'true')],
                  view: null,
                })
              }
            >
              <DeleteOutlined aria-hidden="true" /> {t('trash.tab')}
            </button>
          )}
          {isOwn && (
            <LaterDropdown menu={{ items: menu }}>
              <Button
                type="text"
                size="small"
                icon={<DownOutlined aria-hidden="true" />}
                aria-label={t('views.menu', { name: current.name })}
              />
            </LaterDropdown>
          )}
        </div>
      )}
      {changed && (
        <span className={styles.actions}>
          {isOwn && (
            <Button size="small" loading={saved.pending} onClick={() => void actions.overwrite(current)}>
              {t('views.overwrite')}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setNaming('save')}
          >
            {t('views.save')}
          </Button>
        </span>
      )}
      {naming && (
        <LaterViewNameDialog
          title={t(naming === 'save' ? 'views.save' : 'views.rename')}
          initial={
            naming === 'rename'
              ? { name: current.name, sharedWith: current.sharedWith ?? [] }
              : { name: '', sharedWith: [] }
          }
          readers={mayShare ? readersOf(declaration.name) : []}
          taken={saved.views
            .filter(({ own }) => own)
            .map(({ name }) => name)
            .filter((name) => naming === 'save' || name !== current.name)}
          onClose={() => setNaming(null)}
          onName={(name) => (naming === 'save' ? actions.saveAs(name) : actions.rename(current, name))}
        />
      )}
    </nav>
  );
}

/** The roles that a view of a list may be shared with. */
const readersOf = (list: string) =>
  roles.filter((role) => hasPrivilege(role, 'savedViews.readShared') && readsList(list, role) === true);
