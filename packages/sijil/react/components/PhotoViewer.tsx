import {
  CloseOutlined,
  LeftOutlined,
  RightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PhotoViewer.module.css';
import { useZoom } from './useZoom';

export interface Photo {
  readonly url: string;
  /** Text alternative of the photo. */
  readonly alt: string;
}

interface PhotoViewerProps {
  readonly photos: readonly Photo[];
  /** Index of the first photo to show. */
  readonly start: number;
  /** Total number of photos, where the later ones have not been read yet. */
  readonly total?: number | undefined;
  readonly onClose: () => void;
  /** Caption of the photo at an index. */
  readonly captionOf?: (at: number) => ReactNode;
  /** Called when another photo is shown. */
  readonly onStep?: (at: number) => void;
}

/**
 * Photos one at a time, over the page. Zoom by wheel, pinch, double press or + and −; drag a photo that is larger than the
 * screen. Arrow keys follow the reading direction, Home and End go to the ends, Esc closes. The dialog traps the focus.
 */
export function PhotoViewer({
  photos,
  start,
  total = photos.length,
  onClose,
  captionOf,
  onStep,
}: PhotoViewerProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(start);
  const zoom = useZoom();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // Return focus to the element that opened the viewer, even if the page behind was rendered again meanwhile.
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const photo = photos[at];

  const show = (next: number) => {
    setAt(next);
    zoom.reset();
    onStep?.(next);
  };
  const step = (by: number) => show((at + by + photos.length) % photos.length);
  const pressed = (event: KeyboardEvent) => {
    const { key } = event;
    // The page behind must not scroll: the element that gets the focus back would move out of view.
    if (key === 'Home' || key === 'End') event.preventDefault();
    const forward = dialog.current && getComputedStyle(dialog.current).direction === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') step(forward);
    if (key === 'ArrowLeft') step(-forward);
    if (key === 'Home') show(0);
    if (key === 'End') show(photos.length - 1);
    if (key === '+' || key === '=') zoom.by(1.5);
    if (key === '-') zoom.by(1 / 1.5);
    if (key === '0') zoom.reset();
  };

  if (!photo) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts beside the buttons
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={photo.alt}
      onClose={onClose}
      onKeyDown={pressed}
    >
      <div className={styles.stage} {...zoom.handlers}>
        <img src={photo.url} alt={photo.alt} style={zoom.style} draggable={false} />
      </div>
      <div className={styles.bar}>
        <span className={styles.count} aria-live="polite">
          {t('photo.count', { number: at + 1, total })}
        </span>
        <Button
          type="text"
          icon={<ZoomOutOutlined aria-hidden="true" />}
          aria-label={t('photo.zoomOut')}
          disabled={zoom.scale <= 1}
          onClick={() => zoom.by(1 / 1.5)}
        />
        <Button
          type="text"
          icon={<ZoomInOutlined aria-hidden="true" />}
          aria-label={t('photo.zoomIn')}
          onClick={() => zoom.by(1.5)}
        />
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('close')}
          onClick={onClose}
        />
      </div>
      {captionOf && <div className={styles.caption}>{captionOf(at)}</div>}
      {photos.length > 1 && (
        <>
          <Button
            className={styles.previous ?? ''}
            shape="circle"
            size="large"
            icon={<LeftOutlined className="mirrored" aria-hidden="true" />}
            aria-label={t('photo.previous')}
            onClick={() => step(-1)}
          />
          <Button
            className={styles.next ?? ''}
            shape="circle"
            size="large"
            icon={<RightOutlined className="mirrored" aria-hidden="true" />}
            aria-label={t('photo.next')}
            onClick={() => step(1)}
          />
        </>
      )}
    </dialog>
  );
}
