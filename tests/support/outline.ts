/** Elements that begin a line of their own. */
const blocks =
  'h1,h2,h3,h4,h5,h6,p,li,tr,dt,dd,legend,label,fieldset,section,article,figure,figcaption,form,ul,ol,dl,table,div,nav,aside,header,footer,main,blockquote,pre,details,summary,[role=tab],[role=menuitem],[role=option],[role=alert],[role=dialog]';

/** Rows of a list that an outline shows: the others differ only by their record. */
const shownRows = 2;

/**
 * Returns what a reader gets from a part of the page, a line for each block: headings, texts, links with their address, controls
 * with name, value and state. Hidden parts, live regions without content and icons without a name are left out.
 */
export function outlineOf(root: Element): string {
  return linesOf(root, findBlocks(root))
    .map((line) => withoutRandomParts(line).replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Replaces what is random: ids, codes of certificates, and keys. */
const withoutRandomParts = (line: string) =>
  line
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replaceAll(/\b(?=\d*[A-Z])(?!\w*XXX)[0-9A-Z]{10}\b/g, ':code')
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, ':key');

interface Blocks {
  readonly all: ReadonlySet<Node>;
  /** Elements that contain a block. */
  readonly parents: ReadonlySet<Node>;
}
/** Finds the blocks of a part of the page in one query: happy-dom forgets the results of all queries at every change. */
function findBlocks(root: Element): Blocks {
  const all = new Set<Node>(root.querySelectorAll(blocks));
  const parents = new Set<Node>();
  for (const block of all)
    for (let { parentElement: up } = block; up && !parents.has(up); up = up.parentElement) parents.add(up);
  return { all, parents };
}

function linesOf(element: Element, known: Blocks): string[] {
  if (isHidden(element)) return [];
  if (isRow(element) && isFurtherRow(element)) return [];
  if (isControl(element) || element.matches('tr') || !known.parents.has(element))
    return [prefixOf(element) + inline(element)];
  const lines: string[] = [];
  let open = '';
  for (const node of element.childNodes) {
    if (isElement(node) && (known.all.has(node) || known.parents.has(node))) {
      lines.push(open, ...linesOf(node, known));
      open = '';
    } else open += inlineOf(node);
  }
  const [first = '', ...rest] = [...lines, open].filter((line) => line.trim() !== '');
  return [prefixOf(element) + first, ...rest];
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

function isHidden(element: Element): boolean {
  const { style } = element as HTMLElement;
  return (
    element.matches('style,script,template,[hidden],[aria-hidden=true]') ||
    (element.matches('[aria-live]') && !element.textContent) ||
    style?.display === 'none' ||
    style?.visibility === 'hidden'
  );
}

const isRow = (element: Element) => element.matches('tbody > tr, [role=listitem], ul > li');
function isFurtherRow(element: Element): boolean {
  const same = [...(element.parentElement?.children ?? [])].filter((one) => isRow(one) && !isHidden(one));
  return element.matches('tbody > tr') && same.indexOf(element) >= shownRows;
}

function prefixOf(element: Element): string {
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (level) return `${'#'.repeat(Number(level))} `;
  const role = element.getAttribute('role');
  if (role === 'dialog' || ((role === 'alert' || role === 'status') && element.textContent))
    return `${role}${nameOf(element)}: `;
  if (element.matches('li')) return '- ';
  return element.matches('section,fieldset,nav,table,[role=region],[role=group]') && nameOf(element) !== ''
    ? `${nameOf(element)}: `
    : '';
}

function inlineOf(node: Node): string {
  if (isElement(node)) return isHidden(node) ? '' : inline(node);
  return node.nodeType === 3 ? (node.textContent ?? '') : '';
}

const childrenOf = (element: Element) =>
  [...element.childNodes].map(inlineOf).join(element.matches('tr') ? ' | ' : ' ');

function inline(element: Element): string {
  if (element.matches('a'))
    return ` [${content(element)}](${element.getAttribute('href') ?? ''})${statesOf(element)} `;
  if (element.matches('input,textarea')) return ` ${fieldOf(element as HTMLInputElement)} `;
  if (element.matches('img')) return ` (${element.getAttribute('alt') ?? ''}) `;
  if (isControl(element)) return ` <${content(element)}${statesOf(element)}> `;
  return element.hasAttribute('aria-label') ? ` ${content(element)} ` : childrenOf(element);
}

const isControl = (element: Element) =>
  element.matches(
    'button,[role=button],[role=tab],[role=menuitem],[role=option],[role=switch],[role=checkbox]',
  );

/** Name by `aria-label`, followed by the visible content where it says something else. */
function content(element: Element): string {
  const label = element.getAttribute('aria-label')?.trim() ?? '';
  const seen = childrenOf(element).replaceAll(/\s+/g, ' ').trim();
  return [...new Set([label, seen].filter((text) => text !== ''))].join(' = ');
}

function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  const name = by ? document.getElementById(by)?.textContent : element.getAttribute('aria-label');
  return name?.trim() ? ` ${name.trim()}` : '';
}

function fieldOf(field: HTMLInputElement): string {
  const type = field.getAttribute('role') ?? (field.matches('textarea') ? 'textarea' : field.type);
  const label = field.getAttribute('aria-label') ?? '';
  const value = ['checkbox', 'radio'].includes(field.type)
    ? field.checked
      ? ' ✓'
      : ''
    : ` “${field.value}”`;
  const placeholder = field.placeholder ? ` (${field.placeholder})` : '';
  return `{${type}${label && ` ${label}`}${value}${placeholder}${statesOf(field)}}`;
}

const states = [
  'aria-expanded',
  'aria-selected',
  'aria-pressed',
  'aria-checked',
  'aria-current',
  'aria-invalid',
  'aria-required',
  'aria-sort',
  'aria-haspopup',
];

function statesOf(element: Element): string {
  const set = states.filter((name) => ![null, 'false'].includes(element.getAttribute(name)));
  const words = set.map((name) => {
    const value = element.getAttribute(name);
    return value === 'true' ? name.slice(5) : `${name.slice(5)}=${value}`;
  });
  const flags = ['disabled', 'required', 'readonly', 'multiple']
    .filter((name) => element.hasAttribute(name))
    // antd's list of choices is read-only whenever it has no focus.
    .filter((name) => name !== 'readonly' || element.getAttribute('role') !== 'combobox');
  const title = element.getAttribute('title');
  return [...words, ...flags, ...(title ? [`“${title}”`] : [])].map((state) => `, ${state}`).join('');
}

/** Lines of an answer that a snapshot holds: a page that opens has an outline of its own. */
const shownLines = 24;

/** Returns the first lines of an outline that were not in the one before, and how many more there are. */
export function addedLines(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  const added = after.split('\n').filter((line) => !known.has(line));
  const more = added.length - shownLines;
  return more > 0 ? [...added.slice(0, shownLines), `… and ${more} lines`] : added;
}
