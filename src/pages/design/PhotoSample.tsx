import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoViewer } from '@framework/components/PhotoViewer';

export function PhotoSample() {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  const photos = [1, 2, 3].map((number) => ({ url: '/icon.svg', alt: t('sample.photo', { number }) }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sample.openPhotos')}</Button>
      {open && <PhotoViewer photos={photos} start={0} onClose={() => setOpen(false)} />}
    </>
  );
}
