import { useTranslation } from 'react-i18next';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { BackgroundExport } from 'sijil/react/console/transfer/exports/BackgroundExport';
import { useAction } from 'sijil/react/providers/operations';
import { useMayCall } from 'sijil/react/providers/may';
import styles from './gallery/Gallery.module.css';
import { GalleryFilterBar } from './gallery/GalleryFilterBar';
import { GalleryGrid } from './gallery/GalleryGrid';
import { useGallery, useGalleryAddress } from './gallery/useGallery';

/** Photos of all inspections, the newest first, with filters by client, finding and day. */
export default function Gallery() {
  const { t } = useTranslation(['gallery', 'requests']);
  const address = useGalleryAddress();
  const { filters } = address;
  const zip = useAction('gallery.export');
  const mayExport = useMayCall('gallery.export');
  const gallery = useGallery(filters);
  const { pictures, total, more, error, refetch } = gallery;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        meta={
          total !== undefined && (
            <span>{t('count', { count: total, shown: more ? `${total}+` : `${total}` })}</span>
          )
        }
        actions={
          mayExport && (
            <BackgroundExport
              begin={() => zip.run({ query: filters })}
              pending={zip.pending}
              label={t('export.button')}
            />
          )
        }
      />
      <GalleryFilterBar address={address} />
      {error && pictures.length === 0 ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : total === undefined ? (
        <LoadingState as="cards" rows={6} />
      ) : pictures.length === 0 ? (
        <EmptyState title={t('empty.title')} hint={t('empty.hint')} />
      ) : (
        <GalleryGrid {...gallery} />
      )}
    </div>
  );
}
