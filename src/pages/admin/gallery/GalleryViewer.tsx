import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { GalleryPicture } from '#domain/api/reportViews';
import { DateText } from 'sijil/react/components/valueTexts';
import { PhotoViewer } from 'sijil/react/components/PhotoViewer';
import { useLocalize } from 'sijil/react/providers/language';
import { RequestNumber } from '@/requests/RequestNumber';
import { ScoreChip } from '@/requests/results/ScoreChip';
import styles from './Gallery.module.css';

interface GalleryViewerProps {
  readonly pictures: readonly GalleryPicture[];
  readonly start: number;
  readonly total: number | undefined;
  /** Called when the viewer nears the end of the loaded photos. */
  readonly onNearEnd: () => void;
  readonly onClose: () => void;
}

const near = 10;

/** Viewer of a single photo with its finding. */
export function GalleryViewer({ pictures, start, total, onNearEnd, onClose }: GalleryViewerProps) {
  const localize = useLocalize();
  return (
    <PhotoViewer
      photos={pictures.map(({ file, question, client }) => ({
        url: file.url,
        alt: `${localize(question)} — ${client.name}`,
      }))}
      start={start}
      total={total}
      onClose={onClose}
      onStep={(at) => at > pictures.length - near && onNearEnd()}
      captionOf={(at) => {
        const picture = pictures[at];
        return picture && <Caption picture={picture} />;
      }}
    />
  );
}

function Caption({ picture }: { readonly picture: GalleryPicture }) {
  const { t } = useTranslation('gallery');
  const localize = useLocalize();
  const { question, category, client, branch, request, score, takenAt } = picture;
  return (
    <div className={styles.caption}>
      {score !== undefined && <ScoreChip score={score} />}
      <span>
        <strong>{localize(question)}</strong>
        <span className={styles.captionLine}>
          {localize(category)} · <bdi>{client.name}</bdi>
          {branch && (
            <>
              {' · '}
              <bdi>{branch}</bdi>
            </>
          )}
          {' · '}
          <DateText value={takenAt} />
          {' · '}
          <Link
            to={`/requests/${request.id}`}
            aria-label={t('openRequest', { number: `R-${request.number}` })}
          >
            <RequestNumber number={request.number} />
          </Link>
        </span>
      </span>
    </div>
  );
}
