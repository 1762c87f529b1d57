import type { CertificateState } from '#domain/requests/choices';
import { Canvas, type Colour, textWidth } from './picture/canvas';

/** What the networks ask of a large preview (rules 10.7). */
export const cardSize = { width: 1200, height: 630 };

const white: Colour = [255, 255, 255];
const pale: Colour = [214, 230, 255];
const backgrounds: Record<CertificateState, readonly [Colour, Colour]> = {
  valid: [
    [42, 133, 255],
    [20, 84, 190],
  ],
  expired: [
    [176, 122, 32],
    [122, 82, 16],
  ],
  superseded: [
    [104, 112, 128],
    [66, 72, 86],
  ],
  revoked: [
    [184, 52, 60],
    [120, 24, 34],
  ],
};

interface Card {
  readonly code: string;
  readonly state: CertificateState;
  readonly score: number;
  readonly grade: string;
}

/** The picture beside a shared certificate: its mark, grade, score and code, on the colour of its state. */
export function certificateCard({ code, state, score, grade }: Card): Buffer {
  const canvas = new Canvas(cardSize.width, cardSize.height);
  canvas.gradient(...backgrounds[state]);
  mark(canvas, state, backgrounds[state][0]);
  canvas.text('GRADE', { x: 560, y: 108 }, 8, pale);
  canvas.text(grade, { x: 560, y: 190 }, 34, white);
  canvas.text(score.toFixed(1), { x: 780, y: 262 }, 13, white);
  canvas.text('/100', { x: 780, y: 380 }, 8, pale);
  const name = `SALAMA ${code}`;
  canvas.text(name, { x: (cardSize.width - textWidth(name, 8)) / 2, y: 520 }, 8, pale);
  return canvas.toPng();
}

/** A seal with a tick; crossed out once the certificate was revoked. */
function mark(canvas: Canvas, state: CertificateState, ground: Colour): void {
  canvas.disc({ x: 300, y: 280 }, 150, white);
  canvas.disc({ x: 300, y: 280 }, 134, ground);
  if (state === 'revoked') {
    canvas.stroke({ x: 250, y: 230 }, { x: 350, y: 330 }, 30, white);
    return canvas.stroke({ x: 350, y: 230 }, { x: 250, y: 330 }, 30, white);
  }
  canvas.stroke({ x: 236, y: 286 }, { x: 284, y: 332 }, 30, white);
  return canvas.stroke({ x: 284, y: 332 }, { x: 368, y: 236 }, 30, white);
}
