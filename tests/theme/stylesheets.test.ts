import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cssVariables } from 'sijil/react/theme/cssVariables';
import { codeFolders } from '../support/folderTree';
import { filesUnder } from '../support/sourceTree';

interface Import {
  readonly file: string;
  readonly sheet: string;
  /** The class names that the file uses from the sheet. */
  readonly asked: readonly string[];
  /** True where a class name is computed: then any class of the sheet may be used. */
  readonly dynamic: boolean;
}

const files = filesUnder(codeFolders.browser, ['.css', '.ts', '.tsx']);
const sheets = files.filter((file) => file.endsWith('.module.css'));
const imports = files.filter((file) => /\.tsx?$/.test(file)).flatMap(importsOf);

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const text = source.replaceAll(/^import .*$/gm, '');
  return [...source.matchAll(/^import (\w+) from '(.*\.module\.css)';$/gm)].map(
    ([, name = '', from = '']) => {
      const sheet = path.normalize(
        from
          .replace(/^@\//, 'src/')
          .replace(/^sijil\//, 'packages/sijil/')
          .replace(/^\.{1,2}\//, (up) => `${path.dirname(file)}/${up}`),
      );
      const asked = [
        ...text.matchAll(new RegExp(`(?<!')\\b${name}(?:\\??\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')),
      ];
      return {
        file,
        sheet,
        asked: asked.flatMap(([, plain, quoted]) => plain ?? quoted ?? []),
        dynamic: new RegExp(`\\b${name}\\[(?!')`).test(text),
      };
    },
  );
}

/** The classes for which a sheet has rules. */
function classesOf(sheet: string): Set<string> {
  const rules = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '');
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors.flatMap((one) => [...one.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

describe.each(sheets)('%s', (sheet) => {
  const users = imports.filter((one) => one.sheet === sheet);
  const classes = classesOf(sheet);

  it('has a rule for every class that is used', () => {
    const missing = users.flatMap(({ file, asked }) =>
      asked.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no unused rule', () => {
    const asked = new Set(users.flatMap((one) => one.asked));
    const idle = users.some(({ dynamic }) => dynamic) ? [] : [...classes].filter((name) => !asked.has(name));
    expect(idle).toEqual([]);
  });
});

describe('the CSS variables used by pages and style sheets', () => {
  const texts = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const asked = new Set(
    texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, name = '']) => name)),
  );
  const given = new Set([
    ...Object.keys(cssVariables({ mode: 'light', themeSchema: 'default', controlSize: 'md' })),
    ...texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)['\]]*\s*:/g)].map(([, name = '']) => name)),
  ]);

  it('are all defined', () => {
    expect(asked.size).toBeGreaterThan(50);
    expect([...asked].filter((name) => !given.has(name))).toEqual([]);
  });
});

describe('style sheets take their values from the tokens', () => {
  const rules = files
    .filter((file) => file.endsWith('.css') && !file.endsWith('theme/print.css'))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8')
          .replaceAll(/\/\*[^]*?\*\//g, '')
          .matchAll(/([\w-]+):\s*([^;{}]+);/g),
      ].map(([, property = '', value = '']) => ({ file, property, value: value.trim() })),
    );
  const wrong = (is: (property: string, value: string) => boolean) =>
    rules
      .filter(({ property, value }) => is(property, value))
      .map(({ file, property, value }) => `${file}: ${property}: ${value}`);

  it('colours are roles, which have a measured contrast in every mode and scheme', () => {
    expect(rules.length).toBeGreaterThan(1000);
    expect(wrong((_, value) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(value))).toEqual([]);
  });

  it('font sizes grow with the reader’s text size', () => {
    expect(wrong((property, value) => property === 'font-size' && /\dpx/.test(value))).toEqual([]);
  });

  it('corners have one of the five radii', () => {
    expect(wrong((property, value) => property.endsWith('radius') && /[\d.]+(?:px|rem)/.test(value))).toEqual(
      [],
    );
  });

  it('no shorthand of the font brings back the second design of digits', () => {
    expect(wrong((property, value) => property === 'font' && value !== 'inherit')).toEqual([]);
  });
});
