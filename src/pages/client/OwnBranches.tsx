import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchStandingsResource } from '#resources/branchStandings';
import { EmptyState } from '@framework/components/EmptyState';
import { ResourceList } from '@framework/console/ResourceList';
import { useOperation } from '@framework/providers/operations';
import { useMayCall } from '@framework/providers/useMay';
import { standingDrawing } from '@/requests/rows/standingDrawing';
import { AddBranch } from './branches/AddBranch';

// Reading a file takes a parser that nobody needs to look at a list.
const ImportBranches = lazy(() => import('@/branches/ImportBranches'));

/** Branches of the company, or those that a manager looks after: the results of each, and a button to add one. */
export default function OwnBranches() {
  const { t } = useTranslation(['places', 'accountClient']);
  const mayAdd = useMayCall('branches.importOwn');
  const { data } = useOperation('branches.listOwn');
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const single = data?.length === 1;
  return (
    <>
      <ResourceList
        resource={branchStandingsResource}
        drawing={standingDrawing}
        title={t('branches.title')}
        actions={
          mayAdd &&
          data && (
            <>
              <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setImporting(true)}>
                {t('accountClient:branches.import')}
              </Button>
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                {t(single ? 'accountClient:branches.convert' : 'accountClient:branches.add')}
              </Button>
            </>
          )
        }
        empty={<EmptyState title={t('branches.none')} hint={t('branches.noneHint')} />}
      />
      {importing && (
        <Suspense fallback={null}>
          <ImportBranches onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {adding && <AddBranch single={single} onClose={() => setAdding(false)} />}
    </>
  );
}
