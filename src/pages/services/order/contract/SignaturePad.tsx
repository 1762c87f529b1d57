import { Button } from 'antd';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import Pad from 'signature_pad';
import styles from './Contract.module.css';
import { emptySheet, fitStrokes, type Sheet } from './strokes';

export interface SignatureBox {
  /** Returns the drawing as a PNG data URL; null while the box is empty. */
  readonly picture: () => string | null;
}

interface SignaturePadProps {
  readonly ref: Ref<SignatureBox>;
  readonly onStroke: () => void;
}

/** Colour of the ink in both display modes, because the picture goes into the contract's PDF. */
const ink = 'rgb(16, 24, 40)';

/** Box to sign in with a finger, pen or mouse; keyboard users type their name instead. */
export function SignaturePad({ ref, onStroke }: SignaturePadProps) {
  const { t } = useTranslation('order');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  useImperativeHandle(ref, () => ({
    picture: () => (pad.current && !pad.current.isEmpty() ? pad.current.toDataURL('image/png') : null),
  }));

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = new Pad(element, { penColor: ink });
    let sheet = emptySheet(sizeOf(element));
    const fit = () => {
      sheet = fitCanvas(element, made, sheet);
    };
    fit();
    pad.current = made;
    window.addEventListener('resize', fit);
    return () => {
      made.off();
      window.removeEventListener('resize', fit);
      pad.current = null;
    };
  }, []);

  return (
    <div className={styles.pad}>
      <canvas ref={canvas} aria-label={t('sign.box')} onPointerUp={onStroke} />
      <Button
        size="small"
        className={styles.clear}
        onClick={() => {
          pad.current?.clear();
          onStroke();
        }}
      >
        {t('sign.clear')}
      </Button>
    </div>
  );
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

/** Fits the canvas to the screen's resolution and draws the strokes again, scaled to it; returns their sheet. */
function fitCanvas(element: HTMLCanvasElement, pad: Pad, sheet: Sheet): Sheet {
  const box = sizeOf(element);
  const fitted = fitStrokes(pad.toData(), sheet, box);
  const density = Math.max(window.devicePixelRatio, 1);
  element.width = box.width * density;
  element.height = box.height * density;
  element.getContext('2d')?.scale(density, density);
  pad.fromData(fitted.strokes);
  return fitted.sheet;
}
