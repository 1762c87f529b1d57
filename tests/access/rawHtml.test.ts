import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';

/** Ways in which a browser reads a string as HTML, code or a code URL, with one sample of each. */
const sinks: readonly (readonly [pattern: RegExp, sample: string])[] = [
  [/dangerouslySetInnerHTML/, '<p dangerouslySetInnerHTML={{ __html: note }} />'],
  [/(inner|outer)HTML['"]?\]?\s*\+?=(?![=>])/, 'box.innerHTML += note'],
  [/insertAdjacentHTML/, "box.insertAdjacentHTML('beforeend', note)"],
  [/\bdocument\s*\.\s*write(ln)?\b/, 'document.writeln(note)'],
  [/\bsrcdoc\b/i, '<iframe srcDoc={note} />'],
  [
    /\bDOMParser\b|parseHTMLUnsafe|createContextualFragment/,
    "new DOMParser().parseFromString(note, 'text/html')",
  ],
  [/\.setHTML(Unsafe)?\b/, 'box.setHTMLUnsafe(note)'],
  [/\beval\s*\(|\bnew\s+Function\b|(?<![\w.])Function\s*\(/, 'new Function(note)()'],
  [/\bset(Timeout|Interval)\s*\(\s*['"`]/, "setTimeout('run()', 10)"],
  [/['"`]\s*javascript:/i, '<a href="javascript:run()" />'],
  [/setAttribute\s*\(\s*['"`]on/i, "box.setAttribute('onclick', note)"],
  [/createElement\s*\(\s*['"`]script/i, "document.createElement('script')"],
];

describe('no source file uses a browser API that reads text as HTML or as code', () => {
  it.each(sinks)('no file matches %s', (pattern, sample) => {
    expect(sample).toMatch(pattern);
    const files = sourceFiles(...codeFolders.browser, ...codeFolders.pure);
    expect(files.length).toBeGreaterThan(300);
    const using = files.filter((file) => pattern.test(readFileSync(path.join(projectRoot, file), 'utf8')));
    expect(using).toEqual([]);
  });
});
