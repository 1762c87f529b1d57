import { OrderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ArrangeDialog = lazy(() => import('./ArrangeDialog'));

/** Opens the list in which favourites are put in order. */
export function ArrangeButton() {
  const { t } = useTranslation('palette');
  const [open, setOpen] = useState(false);
  // Once opened it stays, closed: a dialog that is taken away cannot give the focus back.
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<OrderedListOutlined aria-hidden="true" />}
        aria-label={t('favourites.arrange')}
        title={t('favourites.arrange')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {opened && (
        <Suspense>
          <ArrangeDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
