import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scoreLabels } from '#domain/forms/answer';
import type { GalleryPicture } from '#domain/api/reportViews';
import { useLocalize } from 'sijil/react/providers/language';
import { scoreName } from '@/requests/results/ScoreChip';
import styles from './Gallery.module.css';
import { GalleryViewer } from './GalleryViewer';
import { justifyRows, rowsWithin } from './justifyRows';
import type { Gallery } from './useGallery';

const gap = 6;

/** Pixels rendered above and below the screen, so that photos are already there when they scroll into view. */
const overscan = 900;

/**
 * Grid of photos in rows of equal width. Even of ten thousand photos only those around the screen are rendered. Each has its
 * place before it has loaded, so that nothing moves.
 */
export function GalleryGrid({ pictures, total, loadMore, complete }: Gallery) {
  const { t } = useTranslation('gallery');
  const { ref, width, from, to } = useWindowOf(overscan);
  const [opened, setOpened] = useState<number | null>(null);
  const rowHeight = width < 600 ? 132 : 190;
  const rows = useMemo(
    () => (width > 0 ? justifyRows(pictures, { width, rowHeight, gap }) : []),
    [pictures, width, rowHeight],
  );
  const last = rows.at(-1);
  const height = last ? last.top + last.height : 0;
  const shown = rowsWithin(rows, from, to);
  const near = width > 0 && to >= height;
  useEffect(() => {
    if (near && !complete) loadMore();
  }, [near, complete, loadMore]);
  return (
    <>
      <ul ref={ref} className={styles.grid} style={{ blockSize: height }} aria-label={t('title')}>
        {shown.flatMap(({ top, height: blockSize, first, widths }) => {
          let start = 0;
          return widths.map((inlineSize, index) => {
            const picture = pictures[first + index];
            const insetInlineStart = start;
            start += inlineSize + gap;
            if (!picture) return null;
            return (
              <li
                key={picture.id}
                className={styles.cell}
                style={{ insetBlockStart: top, insetInlineStart, inlineSize, blockSize }}
              >
                <Thumbnail picture={picture} onOpen={() => setOpened(first + index)} />
              </li>
            );
          });
        })}
      </ul>
      <p className={styles.end} role="status">
        {!complete && t('loading')}
      </p>
      {opened !== null && (
        <GalleryViewer
          pictures={pictures}
          start={opened}
          total={total}
          onNearEnd={loadMore}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface ThumbnailProps {
  readonly picture: GalleryPicture;
  readonly onOpen: () => void;
}

function Thumbnail({ picture: { thumbnail, question, client, score }, onOpen }: ThumbnailProps) {
  const localize = useLocalize();
  const words = [localize(question), client.name];
  if (score !== undefined) words.push(localize(scoreLabels[scoreName(score)]));
  return (
    <button type="button" className={styles.thumbnail} onClick={onOpen}>
      <img src={thumbnail} alt={words.join(' — ')} loading="lazy" decoding="async" />
      {score !== undefined && (
        <span className={styles.mark} data-score={scoreName(score)} aria-hidden="true">
          {score ?? '–'}
        </span>
      )}
    </button>
  );
}

interface Window {
  readonly width: number;
  /** Part of the element to be rendered, in pixels from its top. */
  readonly from: number;
  readonly to: number;
}

/** Pixels that must be scrolled before the grid renders again. */
const step = 200;

/** Visible part of a tall element, with a margin, and its width. */
function useWindowOf(overscan: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<Window>({ width: 0, from: 0, to: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = -element.getBoundingClientRect().top;
      const from = Math.floor((top - overscan) / step) * step;
      const to = Math.ceil((top + window.innerHeight + overscan) / step) * step;
      const width = element.clientWidth;
      setState((before) =>
        before.width === width && before.from === from && before.to === to ? before : { width, from, to },
      );
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    const resized = new ResizeObserver(soon);
    resized.observe(element);
    // Captured, because some layouts scroll the frame, not the page.
    window.addEventListener('scroll', soon, { passive: true, capture: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [overscan]);
  return { ref, ...state };
}
