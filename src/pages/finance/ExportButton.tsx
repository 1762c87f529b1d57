import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentsExportBody } from '#domain/requests/paymentBodies';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction } from '@framework/providers/operations';
import { useMayCall } from '@framework/providers/useMay';
import { useBegunExports } from '@framework/console/transfer/exports/BackgroundExport';
import { useToast } from '@framework/toast/useToast';

/** Has the payments of a period sent by e-mail. */
export function ExportButton() {
  const { t } = useTranslation('finance');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const allowed = useMayCall('payments.export');
  const { run } = useAction('payments.export');
  const add = useBegunExports((store) => store.add);
  if (!allowed) return null;
  return (
    <>
      <Button icon={<MailOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('export.button')}
      </Button>
      {open && (
        <FormDrawer title={t('export.title')} onClose={() => setOpen(false)}>
          {({ changed, leave }) => (
            <ShapeForm
              shape={paymentsExportBody}
              submitLabel={t('export.send')}
              onValuesChange={changed}
              onCancel={leave}
              dirtyGuard={false}
              onSubmit={async (body) => {
                const { email, export: begun } = await run({ body });
                add(begun.id);
                setOpen(false);
                toast.success(t('export.done', { email: `\u2066${email}\u2069` }));
              }}
            >
              <p>{t('export.hint')}</p>
            </ShapeForm>
          )}
        </FormDrawer>
      )}
    </>
  );
}
