import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { resourceNamed } from 'sijil/schema/application';
import { hasOptions } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { useMay } from 'sijil/react/providers/may';

const AddFieldDrawer = lazy(() => import('./AddFieldDrawer'));

/** Adds a field to the records of a list, for those who design; nothing for everybody else. */
export function AddField({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation('list');
  const designs = resourceNamed('designedFields');
  const allowed = useMay({ resource: 'designedFields', action: 'create' });
  const [open, setOpen] = useState(false);
  const places = designs?.fields['resource'];
  if (!designs || !allowed || !hasOptions(places) || !(resource.name in places.options)) return null;
  return (
    <>
      <Button
        block
        type="dashed"
        icon={<PlusOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('design.add')}
      </Button>
      {open && (
        <LazyDialog>
          <AddFieldDrawer designs={designs} resource={resource} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
}
