import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { branchStandingsResource } from '#resources/branchStandings';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useMayCall } from 'sijil/react/providers/may';
import { standingDrawing } from '@/requests/rows/standingDrawing';
import { branchFields, mainBranch } from '#domain/profile/companyFields';
import { defineShape } from 'sijil/schema/shape';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { CallError } from 'sijil/react/providers/apiError';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './branches/Branches.module.css';

// Reading a file takes a parser, which the list does not need.
const ImportBranches = lazy(() => import('@/branches/ImportBranches'));

/** Branches of the company, or those that a manager is responsible for: the results of each, and a button to add one. */
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
          mayAdd && (
            <>
              <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setImporting(true)}>
                {t('accountClient:branches.import')}
              </Button>
              <Button
                type="primary"
                disabled={!data}
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
        <LazyDialog>
          <ImportBranches onClose={() => setImporting(false)} />
        </LazyDialog>
      )}
      {adding && <AddBranch single={single} onClose={() => setAdding(false)} />}
    </>
  );
}

const newBranch = defineShape({ ...branchFields, main: mainBranch });

interface AddBranchProps {
  /** True while the company has only one location. */
  readonly single: boolean;
  readonly onClose: () => void;
}

/** Adds a branch; the second one turns a single location into several branches. */
export function AddBranch({ single, onClose }: AddBranchProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('branches.convertToMultiple');
  return (
    <FormDrawer title={t(single ? 'branches.convert' : 'branches.add')} onClose={onClose}>
      {({ changed, leave }) => (
        <>
          {single && <p className={styles.hint}>{t('branches.convertHint')}</p>}
          <ShapeForm
            shape={newBranch}
            submitLabel={t('branches.save')}
            dirtyGuard={false}
            stickyActions
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async (branch) => {
              await action.run({ body: { branches: [branch] } }).catch((error: unknown) => {
                throw asOwn(error);
              });
              toast.success(t('branches.added'));
              onClose();
            }}
          />
        </>
      )}
    </FormDrawer>
  );
}

/** Moves the errors of the only branch from the API's list of branches to the fields of this form. */
function asOwn(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const fields = Object.entries(error.fields).map(([path, messages]) => [
    path.replace(/^branches\.0\./, ''),
    messages,
  ]);
  const own = Object.fromEntries(fields);
  return new CallError(error.message, error.status, error.code, own, error.details);
}
