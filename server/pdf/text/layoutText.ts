import type { FontWeight } from '../theme';
import { type Direction, isolateSignedNumbers, resolveLevels, type VisualRun, visualRuns } from './bidi';
import { measureRun } from './drawLine';
import { spellOut } from './fontOf';

/** Laid-out line: runs from left to right and width in points. */
export interface TextLine {
  readonly runs: readonly VisualRun[];
  readonly width: number;
}

export interface LayoutOptions {
  readonly width: number;
  readonly size: number;
  readonly weight: FontWeight;
  readonly direction: Direction;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Control characters, zero-width spaces and overrides: invisible, and overrides can forge an order. */
const undrawable = /[\u0000-\u0009\u000B-\u001F\u007F\u200B\u2028-\u202E\u2060\uFEFF]/g;

function clean(text: string): string {
  const drawable = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(undrawable, ' ');
  return isolateSignedNumbers(spellOut(drawable));
}

class ParagraphSetter {
  private readonly levels: Uint8Array;

  constructor(
    private readonly canvas: PDFKit.PDFDocument,
    private readonly text: string,
    private readonly options: LayoutOptions,
  ) {
    this.levels = resolveLevels(text, options.direction);
  }

  set(): TextLine[] {
    const lines: TextLine[] = [];
    let line: Span | undefined;
    let used = 0;
    for (const word of this.words()) {
      const width = this.measure(word);
      if (line && used + width > this.options.width + 0.01) {
        lines.push(this.toLine(line));
        line = undefined;
        used = 0;
      }
      line = { start: line?.start ?? word.start, end: word.end };
      used += this.measure({ start: word.start, end: this.nextWord(word.end) });
    }
    lines.push(this.toLine(line ?? { start: 0, end: 0 }));
    return lines;
  }

  /** Words without their trailing spaces; a word wider than the line is split. */
  private *words(): Generator<Span> {
    for (const match of this.text.matchAll(/[^ ]+/g)) {
      let start = match.index;
      const end = start + match[0].length;
      while (this.measure({ start, end }) > this.options.width && end - start > 1) {
        const piece = this.longestFit(start, end);
        yield { start, end: piece };
        start = piece;
      }
      yield { start, end };
    }
  }

  private longestFit(start: number, end: number): number {
    let fit = start + 1;
    while (fit < end - 1 && this.measure({ start, end: fit + 1 }) <= this.options.width) fit += 1;
    // An address or code is more readable if it breaks after its own punctuation.
    const breakAfter = /.*[-/_.@?&=:,]/.exec(this.text.slice(start, fit))?.[0].length ?? 0;
    return breakAfter > (fit - start) / 2 ? start + breakAfter : fit;
  }

  private nextWord(end: number): number {
    let next = end;
    while (this.text.charAt(next) === ' ') next += 1;
    return next;
  }

  private measure({ start, end }: Span): number {
    const { weight, size } = this.options;
    return visualRuns(this.text, this.levels, start, end).reduce(
      (sum, run) => sum + measureRun(this.canvas, run, weight, size),
      0,
    );
  }

  private toLine({ start, end }: Span): TextLine {
    const runs = visualRuns(this.text, this.levels, start, end);
    return { runs, width: this.measure({ start, end }) };
  }
}

/** Number of laid-out paragraphs to cache: the fixed sentences and labels of all documents, and the latest other texts. */
const mostParagraphs = 1000;
/** Longest cached text in characters; a longer one is unique to its document. */
const longestCached = 2000;
/** Least recently used first. */
const paragraphs = new Map<string, readonly TextLine[]>();

/** Caches laid-out paragraphs by width and style, because documents share most sentences. */
function setParagraph(canvas: PDFKit.PDFDocument, text: string, options: LayoutOptions): readonly TextLine[] {
  if (text.length > longestCached) return new ParagraphSetter(canvas, text, options).set();
  const { width, size, weight, direction } = options;
  const key = `${width} ${size} ${weight} ${direction} ${text}`;
  const known = paragraphs.get(key) ?? new ParagraphSetter(canvas, text, options).set();
  paragraphs.delete(key);
  paragraphs.set(key, known);
  const [oldest] = paragraphs.keys();
  if (paragraphs.size > mostParagraphs && oldest !== undefined) paragraphs.delete(oldest);
  return known;
}

/** Wraps logical text to a width and orders each line separately, as rule L1 and the following ones require. */
export function layoutText(canvas: PDFKit.PDFDocument, text: string, options: LayoutOptions): TextLine[] {
  return clean(text)
    .split('\n')
    .flatMap((paragraph) => setParagraph(canvas, paragraph.trim(), options));
}
