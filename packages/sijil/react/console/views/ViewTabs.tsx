import { DeleteOutlined, ShareAltOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { manyName } from 'sijil/react/fields/recordNoun';
import { InIdle } from 'sijil/react/components/laterPart';
import { useLanguage } from 'sijil/react/providers/language';
import { filterOf } from 'sijil/schema/lists/listState';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';
import { LaterViewChanges, LaterViewMenu } from '../laterListParts';
import { lostFilters } from 'sijil/schema/lists/filterParameters';
import { deletedName, showsDeleted } from 'sijil/schema/lists/listFilters';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { useNamesOf } from '../visibleFields';
import { isSameView, presetViews, type SavedView, stateOfView } from '../query/listDeclaration';
import styles from './views.module.css';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import type { ViewName } from './useViewActions';

interface ViewTabsProps {
  readonly table: DeclaredTable;
  /** True where deleted records may be viewed and restored. */
  readonly withTrash: boolean;
}

/** Tabs of a list: all records, and its views; the open one shows if it has unsaved changes. */
export function ViewTabs({ table, withTrash }: ViewTabsProps) {
  const { resource, declaration, narrowing: fields, state } = table;
  const { t } = useTranslation('list');
  const saved = useSavedViews(declaration.name);
  const toast = useToast();
  const namesOf = useNamesOf({ ...resource.fields, ...fields });
  const language = useLanguage();
  const role = useSession((session) => session.user?.role ?? null);
  const given = presetViews(
    declaration.presets,
    t('views.all', { names: manyName(resource, language) }),
    role,
    language,
  );
  const views = [...given, ...saved.views];
  const everything = given.find(({ address }) => address === '') as SavedView;
  // A link that contains a view's filters need not name the view.
  const current =
    views.find(({ id }) => id === state.view) ??
    given.find((view) => isSameView(state, view, fields)) ??
    everything;
  const trash = withTrash && showsDeleted(state.filters);
  const isOwn = current.own === true && !trash;
  const changed = !trash && !isSameView(state, current, fields);
  // A single tab is useless, but its changes can still be saved as a view.
  const single = views.length === 1 && !withTrash;
  const show = (view: SavedView) => {
    const lost = lostFilters(view.address, fields);
    if (lost.length > 0) toast.warning(t('views.unread', { name: view.name }), { text: namesOf(lost) });
    table.show({ ...stateOfView(view, fields), view: view.id || null });
  };
  if (single && !changed) return null;
  return (
    <nav className={styles.views} aria-label={t('views.title')}>
      {!single && (
        <div className={styles.row}>
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
                  <ShareAltOutlined role="img" aria-label={t('views.shared')} title={t('views.shared')} />
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
          </div>
          {!trash && (
            <InIdle>
              <LaterViewMenu {...{ table, saved, current }} next={everything} />
            </InIdle>
          )}
        </div>
      )}
      {changed && <LaterViewChanges {...{ table, saved, current }} />}
    </nav>
  );
}

const none: readonly SavedView[] = [];

/**
 * Views of a list that the signed-in person has saved or that are shared with them. Saving under an existing name replaces
 * that view.
 */
export function useSavedViews(list: string) {
  const { data } = useOperation('savedViews.list', {
    query: { list },
    showsRecords: [],
  });
  const { run: send, pending: saving } = useAction('savedViews.save');
  const { run: drop, pending: deleting } = useAction('savedViews.delete');
  const save = ({ name, address, sharedWith = [] }: Omit<SavedView, 'id'>): Promise<SavedView> =>
    send({ body: { list, name, address, sharedWith } });
  const remove = async (id: string): Promise<void> => {
    await drop({ params: { id } });
  };
  return {
    views: data ?? none,
    pending: saving || deleting,
    save,
    remove,
    /** Saves under the new name first: if that fails, the old view still exists. */
    rename: async (view: SavedView, { name, sharedWith }: ViewName): Promise<SavedView> => {
      const renamed = await save({ name, sharedWith, address: view.address });
      if (renamed.id !== view.id) await remove(view.id);
      return renamed;
    },
  };
}
