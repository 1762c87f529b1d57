import type { DocumentText } from '#domain/contracts/contractPaper';
import type { Language } from 'sijil/base/i18n/localized';
import { isolate } from 'sijil/base/formats/bidi';
import { colors, type FontWeight } from './theme';
import type { Direction } from './text/bidi';
import { drawLine } from './text/drawLine';
import { type DocumentLanguage, inLanguage, mainLanguage } from './text/formats';
import { layoutText, type TextLine } from './text/layoutText';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
}

export interface TextStyle {
  readonly size?: number;
  readonly weight?: FontWeight;
  readonly color?: string;
  readonly align?: 'start' | 'center' | 'end';
  /** Distance between baselines as a multiple of the size. */
  readonly leading?: number;
  /** Direction opposite to the page's, for a paragraph in the other language. */
  readonly direction?: Direction;
}

/** Position on the page. `start` is measured from the frame's start edge: right in Arabic, left in English. */
export interface Place {
  readonly start: number;
  readonly width: number;
  readonly y: number;
}

export interface TextBlock {
  readonly lines: readonly TextLine[];
  readonly lineHeight: number;
  readonly height: number;
  readonly style: Required<TextStyle>;
}

/** PDF under construction: cursor, frame, and mirrored coordinates. All lengths in points. */
export class PdfDocument {
  readonly direction: Direction;
  readonly mainLanguage: Language;
  /** Next free height in the flow. */
  y: number;

  constructor(
    readonly canvas: PDFKit.PDFDocument,
    readonly language: DocumentLanguage,
    readonly frame: Frame,
    readonly primary: string,
  ) {
    this.mainLanguage = mainLanguage(language);
    this.direction = this.mainLanguage === 'ar' ? 'rtl' : 'ltr';
    this.y = frame.top;
  }

  /** A label in the document's language(s). */
  label(text: DocumentText, separator?: string): string {
    return inLanguage(text, this.language, separator);
  }

  /**
   * A name or address, which retains its own direction within the page. With a separator, a document in both languages
   * contains both; without one, only its main language.
   */
  name(text: DocumentText, separator?: string): string {
    if (typeof text === 'string') return isolate(text);
    if (this.language !== 'both' || !separator || text.ar === text.en)
      return isolate(text[this.mainLanguage]);
    return `${isolate(text.ar)}${separator}${isolate(text.en)}`;
  }

  /** Left edge of a box that starts `start` points after the frame's start edge. */
  left(start: number, width: number): number {
    const { frame } = this;
    return this.direction === 'ltr' ? frame.left + start : frame.left + frame.width - start - width;
  }

  layout(text: string, width: number, style: TextStyle = {}): TextBlock {
    const full: Required<TextStyle> = {
      size: 10,
      weight: 'regular',
      color: colors.body,
      align: 'start',
      leading: 1.65,
      direction: this.direction,
      ...style,
    };
    const lines = layoutText(this.canvas, text, { ...full, width });
    const lineHeight = full.size * full.leading;
    return { lines, lineHeight, height: lineHeight * lines.length, style: full };
  }

  draw(block: TextBlock, place: Place): void {
    block.lines.forEach((line, index) =>
      this.drawLine(block, line, { ...place, y: place.y + index * block.lineHeight }),
    );
  }

  drawLine({ style, lineHeight }: TextBlock, line: TextLine, { start, width, y }: Place): void {
    const left = this.left(start, width);
    const room = width - line.width;
    const startsLeft = style.direction === 'ltr';
    const shift = { start: startsLeft ? 0 : room, center: room / 2, end: startsLeft ? room : 0 }[style.align];
    // Cairo's letters reach 0.75 em above the baseline and, in Arabic, 0.35 em below it.
    const baseline = y + lineHeight / 2 + style.size * 0.28;
    drawLine(this.canvas, line, { left: left + shift, baseline }, style);
  }

  /** Writes text in a box outside the flow and returns its height. */
  text(text: string, place: Place, style?: TextStyle): number {
    const block = this.layout(text, place.width, style);
    this.draw(block, place);
    return block.height;
  }

  fill({ start, width, y }: Place, height: number, color: string, radius = 0): void {
    this.canvas.roundedRect(this.left(start, width), y, width, height, radius).fill(color);
  }

  outline({ start, width, y }: Place, height: number, color: string, radius = 0): void {
    this.canvas.lineWidth(0.75).roundedRect(this.left(start, width), y, width, height, radius).stroke(color);
  }

  /** Starts a new page when `height` does not fit on this one any more. */
  reserve(height: number): void {
    if (this.y + height > this.frame.bottom && this.y > this.frame.top) this.addPage();
  }

  addPage(): void {
    this.canvas.addPage();
    this.y = this.frame.top;
  }
}
