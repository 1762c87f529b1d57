import { unusedOfI18next } from './unusedOfI18next.mjs';

/** `__name(useTable, "useTable");`: keeps a function's name, and by it the function, whether or not anybody uses it. */
const keptNames = /^\s*__name\(\w+, "\w+"\);$/gm;
/** `NavLink.displayName = "NavLink";`: likewise, for a name that only developers see. */
const displayNames = /^\s*\w+\.displayName = "\w+";$/gm;
/** `var NavLink = React9.forwardRef(`: of what a call makes, a bundler does not know that it can be done without. */
const madeByCall = /(?<=^var \w+ = )(?=\w+\.forwardRef\($)/gm;
/** `Tag.CheckableTag = CheckableTag;`: a component that hangs on another, and comes with it. */
const hanging = (owner, ...names) => new RegExp(`^${owner}\\.(?:${names.join('|')}) = \\w+;$`, 'gm');
/** antd's own pages draw components as pictures of themselves. */
const pictures = (owner) => hanging(owner, '_InternalPanelDoNotUseOrYouWillBeFired');
/** What a router that renders on a server fetches before a link is pressed; ours is `prefetchScreen`. */
const links = /^function PrefetchPageLinks\(\{[^}]*\}\) \{$/gm;
/**
 * By the widths of columns a table places what unfolds below a row. Nothing of ours unfolds, and without them its rows are not
 * drawn anew once the columns have been measured.
 */
const widths = /(?<='fixedInfoList'), 'colWidths'(?=\])/g;

/**
 * A table forgets what was picked when rows can be picked no longer; one in which they never could does so too as it begins, and
 * is drawn a second time, with all its rows.
 */
const forgotten = /if \(!rowSelection\)(?= \{\n *setMergedSelectedKeys)/g;
/** antd compiles its animations whenever a part that has some is drawn; here, once they are made. */
const animations = [
  [
    /var styleStr = normalizeStyle\(parsedStyle\);/g,
    '$& for (const key in effectStyle) effectStyle[key] = normalizeStyle(effectStyle[key]);',
  ],
  [/normalizeStyle\(effectStyle\[effectKey\]\)(?=, "_effect-")/g, 'effectStyle[effectKey]'],
];
/** What compilers wrote for browsers that had no spreading of their own; a table is put together by three thousand of them. */
const spread = [/^import [\s\S]*/g, 'export default (into, ...parts) => Object.assign(into, ...parts);'];
const typeOf = [/^function [\s\S]*/g, 'export default (value) => typeof value;'];
const define = [
  /^import [\s\S]*/g,
  `export default (on, name, value) => {
  if (name in on) Object.defineProperty(on, name, { value, enumerable: true, configurable: true, writable: true });
  else on[name] = value;
  return on;
};`,
];

/**
 * Statements by which a package keeps in the bundle, or draws anew, what nobody uses: a bundler may not drop what is done when a file is
 * read. By the file that they stand in, with what stands in their place.
 */
export const dropped = [
  [/@refinedev\/core\/dist\/index\.mjs$/, keptNames],
  [/react-router\/dist\/development\/chunk-\w+\.mjs$/, displayNames],
  [
    /react-router\/dist\/development\/chunk-\w+\.mjs$/,
    /ENABLE_DEV_WARNINGS = true/g,
    'ENABLE_DEV_WARNINGS = false',
  ],
  [/react-router\/dist\/development\/chunk-\w+\.mjs$/, links, '$&\n  return null;'],
  [/react-router\/dist\/development\/chunk-\w+\.mjs$/, madeByCall, '/* @__PURE__ */ '],
  [/rc-table\/es\/Body\/index\.js$/, widths],
  [
    /antd\/es\/table\/hooks\/useSelection\.js$/,
    forgotten,
    'if (!rowSelection && mergedSelectedKeys.length > 0)',
  ],
  ...animations.map((one) => [/@ant-design\/cssinjs\/es\/hooks\/useStyleRegister\.js$/, ...one]),
  [/@babel\/runtime\/helpers\/esm\/objectSpread2\.js$/, ...spread],
  [/@babel\/runtime\/helpers\/esm\/typeof\.js$/, ...typeOf],
  [/@babel\/runtime\/helpers\/esm\/defineProperty\.js$/, ...define],
  [/antd\/es\/dropdown\/index\.js$/, hanging('Dropdown', 'Button')],
  [/antd\/es\/dropdown\/dropdown\.js$/, pictures('Dropdown')],
  [/antd\/es\/tooltip\/index\.js$/, pictures('Tooltip')],
  [/antd\/es\/popover\/index\.js$/, pictures('Popover')],
  [/antd\/es\/tag\/index\.js$/, hanging('Tag', 'CheckableTag')],
  [/antd\/es\/checkbox\/index\.js$/, hanging('Checkbox', 'Group')],
  [/antd\/es\/button\/button\.js$/, hanging('Button', 'Group')],
  ...unusedOfI18next,
];

/**
 * Vite's plugin that drops them. A version of a package in which one of them is not found fails the build.
 * @returns {import('vite').Plugin}
 */
export function prunePackages() {
  const met = new Set();
  return {
    name: 'prune-packages',
    apply: 'build',
    transform(code, id) {
      const from = id.replaceAll('\\', '/').split('?')[0];
      const found = dropped.filter(([file]) => file.test(from));
      if (found.length === 0) return null;
      const left = found.reduce((text, drop) => {
        const [, statement, instead = ''] = drop;
        const next = text.replaceAll(statement, instead);
        if (next !== text) met.add(drop);
        return next;
      }, code);
      return { code: left, map: null };
    },
    buildEnd(error) {
      const missed = dropped
        .filter((drop) => !met.has(drop))
        .map(([file, statement]) => `${file} ${statement}`);
      if (!error && missed.length > 0)
        this.error(missed.map((one) => `${one} is found no longer: scripts/prunePackages.mjs`).join('\n'));
    },
  };
}
