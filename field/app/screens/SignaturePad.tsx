import { useRef, useState } from 'react';
import { photoOf } from '../camera/shrinkPhoto';
import { Button } from '../parts/Button';
import { useLanguage } from '../preferences';
import type { NewPhoto } from '../store/records';
import { texts } from '../texts';

const [width, height] = [900, 400];

/** White field for a signature by finger, stored as a picture. */
export function SignaturePad({ onDone }: { readonly onDone: (photo: NewPhoto) => Promise<void> }) {
  const { say } = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSigned, setIsSigned] = useState(false);

  const point = (event: React.PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) * width) / box.width,
      ((event.clientY - box.top) * height) / box.height,
    ] as const;
  };
  const begin = (event: React.PointerEvent<HTMLCanvasElement>) => {
    const pen = penOf(event.currentTarget);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!isSigned) whiten(pen);
    pen.beginPath();
    pen.moveTo(...point(event));
    setIsSigned(true);
  };
  const draw = (event: React.PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const pen = penOf(event.currentTarget);
    pen.lineTo(...point(event));
    pen.stroke();
  };
  const clear = () => {
    if (canvas.current) whiten(penOf(canvas.current));
    setIsSigned(false);
  };
  const done = async () => {
    if (canvas.current) await onDone((await photoOf(await createImageBitmap(canvas.current))).photo);
  };
  return (
    <>
      <canvas
        ref={canvas}
        className="sign"
        width={width}
        height={height}
        aria-label={say(texts.sign)}
        onPointerDown={begin}
        onPointerMove={draw}
      />
      <div className="tools">
        <Button kind="quiet" onPress={clear}>
          {say(texts.clear)}
        </Button>
        <Button kind="main" disabled={!isSigned} onPress={() => void done()}>
          {say(texts.done)}
        </Button>
      </div>
    </>
  );
}

/** @throws Error where a browser has no canvas */
function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  pen.lineWidth = 6;
  pen.lineCap = 'round';
  return pen;
}

function whiten(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
}
