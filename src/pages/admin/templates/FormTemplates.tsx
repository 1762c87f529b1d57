import { TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateTexts } from '#domain/templates/templateTexts';
import { useOperation } from '@framework/providers/operations';
import { TemplateShelf } from './TemplateShelf';

const ImportForm = lazy(() => import('./builder/ImportForm'));

/** The inspection forms: those on offer, those being written, those put away. */
export default function FormTemplates() {
  const { t } = useTranslation('templates');
  const [importing, setImporting] = useState(false);
  return (
    <>
      <TemplateShelf
        kind="form"
        answer={useOperation('inspectionTemplates.list')}
        newName={templateTexts.newForm}
        moreActions={
          <Button icon={<TableOutlined aria-hidden="true" />} onClick={() => setImporting(true)}>
            {t('sheet.do')}
          </Button>
        }
      />
      {importing && (
        <Suspense fallback={null}>
          <ImportForm onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
