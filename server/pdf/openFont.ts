import { create, type Font, type Glyph, type GlyphPosition, type GlyphRun } from 'fontkit';
import { fontFiles, type FontName } from './theme';

/** Font with fontkit's private glyph cache, whose entries have the characters for which they were first created. */
type OpenFont = Font & { _glyphs: object };

/** A glyph as it is embedded in a file; only a composite glyph needs more than its bytes. */
type FileGlyph = Glyph & { _decode: () => { readonly numberOfContours: number } | null };

/** Number of shaped texts to cache per font: more than all fixed sentences of the documents have words. */
const mostRuns = 1000;

const opened = new Map<FontName, OpenFont>();

/** A font of documents, whose tables are decoded once per thread: decoding is half of a short document's cost. */
export function openFont(name: FontName): Font {
  let font = opened.get(name);
  if (!font) {
    font = create(fontFiles[name]()) as OpenFont;
    opened.set(name, font);
    keepGlyphs(font);
    keepRuns(font);
  }
  return font;
}

/**
 * Decodes each glyph of a font once: every file that embeds it checks again whether it is a composite. Outlines are not
 * decoded: their bytes are copied from the font to the file.
 */
function keepGlyphs(font: OpenFont): void {
  const inFiles = font._glyphs;
  const seen = new Set<number>();
  const find = font.getGlyph.bind(font);
  font.getGlyph = (id, characters) => {
    const glyph = find(id, characters);
    if (font._glyphs !== inFiles || seen.has(id)) return glyph;
    seen.add(id);
    const { _decode: decode } = glyph as FileGlyph;
    const read = decode.call(glyph);
    const composite = read && read.numberOfContours < 0 ? read : null;
    return Object.assign(glyph, { _decode: () => composite });
  };
}

/**
 * Caches shaped texts: pdfkit requests the width, glyphs and end of each, and the next document repeats many of them. The
 * characters of a glyph are written into the file. To prevent them from coming from another text or document, each text is
 * shaped with its own glyphs, so that equal input gives equal bytes, whatever was rendered before.
 */
function keepRuns(font: OpenFont): void {
  /** Least recently used first. */
  const runs = new Map<string, GlyphRun>();
  const shape = font.layout.bind(font);
  const scale = 1000 / font.unitsPerEm;
  const inFiles = font._glyphs;
  const shapeAlone: Font['layout'] = (...given) => {
    font._glyphs = {};
    try {
      return shape(...given);
    } finally {
      font._glyphs = inFiles;
    }
  };
  const shapeAnew: Font['layout'] = (text, features) => {
    const run = shapeAlone(text, features, undefined, undefined, directionOf(features));
    const positions = run.positions.map((position) => new ScaledPosition(position, scale));
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return Object.defineProperties(run, {
      positions: { value: positions },
      advanceWidth: { value: advanceWidth },
    });
  };
  font.layout = (text, features) => {
    const key = `${text}\n${JSON.stringify(features)}`;
    let known = runs.get(key);
    if (known) runs.delete(key);
    else known = shapeAnew(text, features);
    runs.set(key, known);
    const [oldest] = runs.keys();
    if (runs.size > mostRuns && oldest !== undefined) runs.delete(oldest);
    return known;
  };
}

/**
 * Direction of a run by the feature that its line is drawn with: pdfkit cannot pass a direction. fontkit would guess it from the
 * script of the first letter, and set a number in Arabic-Indic digits right to left.
 */
function directionOf(features: Parameters<Font['layout']>[1]): 'ltr' | 'rtl' | undefined {
  if (!Array.isArray(features)) return undefined;
  return features.includes('rtla') ? 'rtl' : features.includes('ltra') ? 'ltr' : undefined;
}

/**
 * Position of a glyph after the previous one, in thousandths of the text size. pdfkit scales all enumerable properties of a
 * position, for each text again. These properties are not enumerable, so that one object serves all texts.
 */
class ScaledPosition implements GlyphPosition {
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

  /** Width of the glyph itself, which pdfkit stores here. */
  get advanceWidth(): number {
    return this.#advanceWidth;
  }

  set advanceWidth(width: number) {
    this.#advanceWidth = width;
  }
}
