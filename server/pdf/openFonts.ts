import { create, type Font, type GlyphRun } from 'fontkit';
import { fontFiles, type FontName } from './fonts';

/** What fontkit remembers of the glyphs that it has made, and for which characters each was made first. */
type OpenFont = Font & { _glyphs: object };

interface Opened {
  readonly font: OpenFont;
  readonly runs: Map<string, GlyphRun>;
}

let opened: ReadonlyMap<FontName, Opened> | undefined;

/**
 * The fonts of a document, whose tables are decoded once per thread: that is half of what a short document costs. What a
 * glyph was first used for is forgotten for each document, since it is written into the file as the glyph's text: equal
 * input gives equal bytes, whatever was drawn before.
 */
export function openFonts(): ReadonlyMap<FontName, Font> {
  opened ??= new Map((Object.keys(fontFiles) as FontName[]).map((name) => [name, openFont(name)]));
  return new Map(
    [...opened].map(([name, { font, runs }]) => {
      font._glyphs = {};
      runs.clear();
      return [name, font];
    }),
  );
}

/** A font that shapes a text once for a document: pdfkit asks for its width and then for its glyphs. */
function openFont(name: FontName): Opened {
  const font = create(fontFiles[name]) as OpenFont;
  const runs = new Map<string, GlyphRun>();
  const shape = font.layout.bind(font);
  font.layout = (text, features, ...more) => {
    const key = `${text}\n${JSON.stringify(features)}`;
    const known = runs.get(key) ?? shape(text, features, ...more);
    runs.set(key, known);
    // pdfkit scales the positions that it is given where they stand.
    const positions = known.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(known) as object) as GlyphRun, known, {
      positions,
    });
  };
  return { font, runs };
}
