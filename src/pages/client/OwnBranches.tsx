import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchStandings } from '#resources/branchStandings';
import { EmptyState } from '@/components/EmptyState';
import { ResourceList } from '@/console/ResourceList';
import { useOperation } from '@/providers/operations';
import { useSession } from '@/providers/session';
import { standingDrawing } from '@/requests/rows/standingDrawing';
import { AddBranch } from './branches/AddBranch';

/** The company's branches, or those that a manager looks after: how each stands, and more of them added. */
export default function OwnBranches() {
  const { t } = useTranslation(['places', 'accountClient']);
  const role = useSession((session) => session.user?.role);
  const { data } = useOperation('branches.listOwn');
  const [adding, setAdding] = useState(false);
  const single = data?.length === 1;
  return (
    <>
      <ResourceList
        resource={branchStandings}
        drawing={standingDrawing}
        title={t('branches.title')}
        actions={
          role === 'client' &&
          data && (
            <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
              {t(single ? 'accountClient:branches.convert' : 'accountClient:branches.add')}
            </Button>
          )
        }
        empty={<EmptyState title={t('branches.none')} hint={t('branches.noneHint')} />}
      />
      {adding && <AddBranch single={single} onClose={() => setAdding(false)} />}
    </>
  );
}
