import { fileURLToPath } from 'node:url';

const later = (name) => fileURLToPath(new URL(`../src/components/antd/${name}`, import.meta.url));

/** By this Vite knows what is no file. */
const virtual = '\0';
/** Every table of ours draws its whole page; this one is drawn as they are. */
const noVirtualTable = "export { default, genTable as genVirtualTable } from 'rc-table/es/Table';";
/** Of simple-rest stand the calls for one record, which narrow nothing. */
const noNarrowing = "export const stringify = () => '';";
/** Refine keeps filters in an address for its own tables and forms, which are not used; ours are in `listAddress.ts`. */
const flatQuery = `
const parse = (text) => Object.fromEntries(new URLSearchParams(text));
const stringify = (query, { addQueryPrefix } = {}) => {
  const text = new URLSearchParams(query).toString();
  return addQueryPrefix && text ? '?' + text : text;
};
export default { parse, stringify };`;
/** The names of resources come from their declarations, in both languages. */
const noPlurals = 'export default { plural: (name) => name, singular: (name) => name };';
/** Refine compares what narrows and sorts for its own tables; lodash brings its walk through every kind of object for it. */
const compare = (name, body) => `const ${name} = ${body};\nexport default ${name};`;
const differenceWith = compare(
  'differenceWith',
  '(list, others, same) => (list ?? []).filter((one) => !(others ?? []).some((other) => same(one, other)))',
);
const uniqBy = compare(
  'uniqBy',
  '(list, key) => list.filter((one, at) => list.findIndex((other) => other[key] === one[key]) === at)',
);
const unionWith = compare(
  'unionWith',
  `(...args) => {
  const same = args.pop();
  const all = args.flatMap((list) => list ?? []);
  return all.filter((one, at) => all.findIndex((other) => same(other, one)) === at);
}`,
);
/** Of what Refine's hook for pickers asks of lodash: a field by its name, and a moment's wait. */
const fieldByName =
  "export default (record, path) => String(path).split('.').reduce((part, name) => part?.[name], record);";
const waited = `
export default (run, ms) => {
  let timer;
  const later = (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...given), ms);
  };
  return Object.assign(later, { cancel: () => clearTimeout(timer) });
};`;
/** Refine's own reading and writing of files, which is not used: ours streams. */
const noFiles =
  'export const parse = undefined;\nexport const unparse = undefined;\nexport default { parse, unparse };';
/** Where a call came from is asked for while Refine itself is developed. */
const noStacks = 'export default { parse: () => [] };';
/** What React has had by itself since 18. */
const ownStore = "export { useSyncExternalStore } from 'react';";
/** Browsers have it by themselves. */
const ownObserver = 'export default globalThis.ResizeObserver;';
/** What Refine compares is what JSON can say. */
const plainEqual = "export { default } from 'rc-util/es/isEqual';";
/** Two functions of a file that brings the nodes of a tree along. */
const chosenKeys = `
export const arrAdd = (list, value) => (list.includes(value) ? [...list] : [...list, value]);
export const arrDel = (list, value) => (list ?? []).filter((one) => one !== value);`;
/** Rows of ours stand in no tree, so that picking one picks none below it. */
const noTree = `
export const conductCheck = () => ({ checkedKeys: [], halfCheckedKeys: [] });
export const convertDataToEntities = () => ({ keyEntities: {} });`;
/** antd's own choices in a table's header: ours are narrowed by `HeaderFilter`, which takes their place. */
const noChoices = 'const None = () => null;\nexport default None;';
/** What tells in words how a header sorts: no table of ours asks for it. */
const noTooltip = 'const Plain = ({ children }) => children;\nexport default Plain;';
/** How pages were drawn before React 18; `v5-patch-for-react-19` says how they are drawn now. */
const noOldDrawing = 'export const render = () => undefined;\nexport const unmount = async () => undefined;';
/** What a question says of its kind, of a file that draws questions without `App`. */
const kindsOfQuestion = ['warning', 'info', 'success', 'error', 'confirm']
  .map((type) => {
    const name = type === 'warning' ? 'Warn' : type[0].toUpperCase() + type.slice(1);
    return `export const with${name} = (props) => ({ ...props, type: '${type}' });`;
  })
  .join('\n');
/**
 * Whenever a button, a cell or an icon is drawn, antd writes its styles: it searches the page's head for what it has written
 * before, and reads and marks that. What stands is known by its name here.
 */
const writtenOnce = `
import { removeCSS, updateCSS as write } from 'rc-util/es/Dom/dynamicCSS';
const written = new Map();
const standing = { setAttribute: () => undefined };
export { removeCSS };
export const updateCSS = (css, key, option) => {
  const known = written.get(key);
  if (known?.css === css && known.element.isConnected) return standing;
  const element = write(css, key, option);
  written.set(key, { css, element });
  return element;
};`;

/** One function of a file that draws a choice of colours; the sum is antd's. */
const brightColour = `
import { Color } from '@rc-component/color-picker/es/color';
export const isBright = (value, ground) => {
  const { r, g, b, a } = value.toRgb();
  if (a <= 0.5) return new Color(value.toRgbString()).onBackground(ground).toHsv().v > 0.5;
  return r * 0.299 + g * 0.587 + b * 0.114 > 192;
};`;

/**
 * What a package imports for a part that no page shows at first, or at all; by the file that imports it. The same
 * component comes later, or by a path that leaves its neighbours out, or what little of it is used stands above.
 * docs/decisions/0058 tells what they save.
 */
export const swaps = [
  ['antd/es/table/hooks/useFilter/index.js', './FilterDropdown', later('LaterFilterDropdown.tsx')],
  ['antd/es/table/hooks/useFilter/FilterDropdown.js', '../../../tree', noChoices],
  ['antd/es/table/hooks/useFilter/FilterDropdown.js', '../../../menu', noChoices],
  ['antd/es/table/hooks/useFilter/FilterDropdown.js', '../../../radio', noChoices],
  ['antd/es/table/hooks/useFilter/FilterDropdown.js', '../../../empty', noChoices],
  ['antd/es/table/hooks/useFilter/FilterDropdown.js', './FilterSearch', noChoices],
  ['antd/es/table/hooks/useSorter.js', '../../tooltip', noTooltip],
  ['antd/es/table/InternalTable.js', '../spin', later('LaterSpin.tsx')],
  ['antd/es/table/InternalTable.js', '../pagination', later('LaterPagination.tsx')],
  ['antd/es/pagination/Pagination.js', '../select', later('LaterSelect.tsx')],
  ['antd/es/table/hooks/useSelection.js', '../../radio', later('LaterRadio.tsx')],
  ['antd/es/table/hooks/useSelection.js', 'rc-tree/es/util', chosenKeys],
  ['antd/es/table/hooks/useSelection.js', 'rc-tree/es/utils/conductUtil', noTree],
  ['antd/es/table/hooks/useSelection.js', 'rc-tree/es/utils/treeUtil', noTree],
  ['antd/es/config-provider/defaultRenderEmpty.js', '../empty', later('LaterEmpty.tsx')],
  ['antd/es/config-provider/UnstableContext.js', 'rc-util/es/React/render', noOldDrawing],
  ['antd/es/dropdown/dropdown.js', '../menu', later('LaterMenu.tsx')],
  ['antd/es/modal/useModal/index.js', './HookModal', later('LaterHookModal.tsx')],
  ['antd/es/modal/useModal/index.js', '../confirm', kindsOfQuestion],
  ['rc-table/es/index.js', './VirtualTable', noVirtualTable],
  ['antd/es/button/style/token.js', '../../color-picker/components/ColorPresets', brightColour],
  ['antd/es/app/App.js', '../message/useMessage', later('noMessages.ts')],
  ['antd/es/app/App.js', '../notification/useNotification', later('noMessages.ts')],
  ['antd/es/form/context.js', 'rc-field-form', 'rc-field-form/es/FormContext'],
  ['antd/es/color-picker/color.js', '@rc-component/color-picker', '@rc-component/color-picker/es/color'],
  ['antd/es/color-picker/util.js', '@rc-component/color-picker', '@rc-component/color-picker/es/color'],
  ['rc-resize-observer/es/utils/observerUtil.js', 'resize-observer-polyfill', ownObserver],
  ['@ant-design/cssinjs/es/hooks/useStyleRegister.js', 'rc-util/es/Dom/dynamicCSS', writtenOnce],
  ['@ant-design/cssinjs/es/hooks/useCSSVarRegister.js', 'rc-util/es/Dom/dynamicCSS', writtenOnce],
  ['@ant-design/cssinjs/es/hooks/useCacheToken.js', 'rc-util/es/Dom/dynamicCSS', writtenOnce],
  ['@ant-design/icons/es/utils.js', 'rc-util/es/Dom/dynamicCSS', writtenOnce],
  ['react-i18next/dist/es/useTranslation.js', 'use-sync-external-store/shim', ownStore],
  ['@refinedev/simple-rest/dist/index.mjs', 'query-string', noNarrowing],
  ['@refinedev/core/dist/index.mjs', 'qs', flatQuery],
  ['@refinedev/core/dist/index.mjs', 'pluralize', noPlurals],
  ['@refinedev/core/dist/index.mjs', 'papaparse', noFiles],
  ['@refinedev/core/dist/index.mjs', 'lodash-es/isEqual.js', plainEqual],
  ['@refinedev/core/dist/index.mjs', 'lodash-es/differenceWith.js', differenceWith],
  ['@refinedev/core/dist/index.mjs', 'lodash-es/unionWith.js', unionWith],
  ['@refinedev/core/dist/index.mjs', 'lodash-es/uniqBy.js', uniqBy],
  ['@refinedev/core/dist/index.mjs', 'lodash-es/get.js', fieldByName],
  ['@refinedev/core/dist/index.mjs', 'lodash-es/debounce.js', waited],
  ['@refinedev/react-router/dist/index.mjs', 'qs', flatQuery],
  ['@refinedev/devtools-internal/dist/index.mjs', 'error-stack-parser', noStacks],
];

const isSource = (instead) => instead.includes('export ');

/**
 * Vite's plugin that does so. A version of a package that no longer imports one of them fails the build, so that no line of
 * the table outlives its reason.
 * @returns {import('vite').Plugin}
 */
export function slimAntd() {
  const met = new Set();
  return {
    name: 'slim-antd',
    apply: 'build',
    enforce: 'pre',
    load: (id) => swaps.find(([, , instead]) => id === virtual + instead)?.[2] ?? null,
    async resolveId(source, importer, options) {
      const from = importer?.replaceAll('\\', '/').split('?')[0] ?? '';
      const swap = swaps.find(
        ([file, imported]) => imported === source && from.endsWith(`node_modules/${file}`),
      );
      if (!swap) return null;
      met.add(swap);
      if (isSource(swap[2])) return virtual + swap[2];
      return this.resolve(swap[2], importer, { ...options, skipSelf: true });
    },
    buildEnd(error) {
      const missed = swaps.filter((swap) => !met.has(swap));
      if (!error && missed.length > 0)
        this.error(
          missed
            .map(([file, imported]) => `${file} no longer imports ${imported}: scripts/slimAntd.mjs`)
            .join('\n'),
        );
    },
  };
}
