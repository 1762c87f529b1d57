import { create, type Font, type GlyphRun } from 'fontkit';
import { fontFiles, type FontName } from './fonts';

/** What fontkit remembers of the glyphs that it has made, and for which characters each was made first. */
type OpenFont = Font & { _glyphs: object };

/** So many texts are kept as they were shaped, for each font: the words of all our documents' own sentences, and more. */
const mostRuns = 1000;

let opened: ReadonlyMap<FontName, Font> | undefined;

/** The fonts of a document, whose tables are decoded once per thread: that is half of what a short document costs. */
export function openFonts(): ReadonlyMap<FontName, Font> {
  opened ??= new Map((Object.keys(fontFiles) as FontName[]).map((name) => [name, openFont(name)]));
  return opened;
}

/**
 * A font that shapes a text once: pdfkit asks for its width and then for its glyphs, and the next document says much of the
 * same. What a glyph stands for is written into the file as its text; so that this never comes from another text or
 * document, each text is shaped with glyphs of its own: equal input gives equal bytes, whatever was drawn before.
 */
function openFont(name: FontName): OpenFont {
  const font = create(fontFiles[name]) as OpenFont;
  /** The least recently asked for first. */
  const runs = new Map<string, GlyphRun>();
  const shape = font.layout.bind(font);
  font.layout = (text, features, ...more) => {
    const key = `${text}\n${JSON.stringify(features)}`;
    let known = runs.get(key);
    if (known) runs.delete(key);
    else {
      font._glyphs = {};
      known = shape(text, features, ...more);
    }
    runs.set(key, known);
    const [oldest] = runs.keys();
    if (runs.size > mostRuns && oldest !== undefined) runs.delete(oldest);
    // pdfkit scales the positions that it is given where they stand.
    const positions = known.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(known) as object) as GlyphRun, known, {
      positions,
    });
  };
  return font;
}
