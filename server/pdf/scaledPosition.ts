import type { GlyphPosition } from 'fontkit';

/**
 * Position of a glyph after the previous one, in thousandths of the text size. pdfkit scales every listable
 * property of a position, and does so again for each text: these properties cannot be listed, so that one object
 * serves all texts.
 */
export class ScaledPosition implements GlyphPosition {
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
