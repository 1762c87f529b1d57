import type { GlyphPosition } from 'fontkit';

/**
 * Where a glyph stands after the one before it, in thousandths of the size of its text. pdfkit brings everything that can be
 * listed of a position to that measure, where it stands and whenever it asks for a text: of these nothing can be listed, so
 * that they serve all who ask.
 */
export class KeptPosition implements GlyphPosition {
  readonly #xAdvance: number;
  readonly #yAdvance: number;
  readonly #xOffset: number;
  readonly #yOffset: number;
  #advanceWidth = 0;

  constructor({ xAdvance, yAdvance, xOffset, yOffset }: GlyphPosition, scale: number) {
    this.#xAdvance = xAdvance * scale;
    this.#yAdvance = yAdvance * scale;
    this.#xOffset = xOffset * scale;
    this.#yOffset = yOffset * scale;
  }

  get xAdvance(): number {
    return this.#xAdvance;
  }

  get yAdvance(): number {
    return this.#yAdvance;
  }

  get xOffset(): number {
    return this.#xOffset;
  }

  get yOffset(): number {
    return this.#yOffset;
  }

  /** The width of the glyph itself, which pdfkit notes here. */
  get advanceWidth(): number {
    return this.#advanceWidth;
  }

  set advanceWidth(width: number) {
    this.#advanceWidth = width;
  }
}
