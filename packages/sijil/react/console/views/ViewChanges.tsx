import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewActions } from './useViewActions';
import { type ViewMenuProps, ViewNaming } from './ViewMenu';
import styles from './views.module.css';

/** Buttons that save the changes of a list: to the open view if it is the reader's own, or as a new view. */
export function ViewChanges({ table, saved, current }: Omit<ViewMenuProps, 'next'>) {
  const { t } = useTranslation('list');
  const [naming, setNaming] = useState(false);
  const actions = useViewActions(saved, table);
  return (
    <span className={styles.actions}>
      {current.own === true && (
        <Button size="small" loading={saved.pending} onClick={() => void actions.overwrite(current)}>
          {t('views.overwrite')}
        </Button>
      )}
      <Button
        size="small"
        type="text"
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => setNaming(true)}
      >
        {t('views.save')}
      </Button>
      {naming && (
        <ViewNaming
          title={t('views.save')}
          list={table.declaration.name}
          saved={saved}
          onClose={() => setNaming(false)}
          onName={actions.saveAs}
        />
      )}
    </span>
  );
}
