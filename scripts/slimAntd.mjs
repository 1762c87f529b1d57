import { fileURLToPath } from 'node:url';

const later = (name) => fileURLToPath(new URL(`../src/components/antd/${name}`, import.meta.url));

/** By this Vite knows what is no file. */
const virtual = '\0';
/** Every table of ours draws its whole page; this one is drawn as they are. */
const noVirtualTable = "export { default, genTable as genVirtualTable } from 'rc-table/es/Table';";

/**
 * What antd imports for a part that no page shows at first, or at all; by the file that imports it. The same component
 * comes later, or by a path that leaves its neighbours out. docs/decisions/0058 tells what each saves.
 */
export const swaps = [
  ['antd/es/table/hooks/useFilter/FilterDropdown.js', '../../../tree', later('LaterTree.tsx')],
  ['antd/es/table/InternalTable.js', '../pagination', later('LaterPagination.tsx')],
  ['antd/es/pagination/Pagination.js', '../select', later('LaterSelect.tsx')],
  ['antd/es/table/hooks/useFilter/FilterDropdown.js', '../../../radio', later('LaterRadio.tsx')],
  ['antd/es/table/hooks/useSelection.js', '../../radio', later('LaterRadio.tsx')],
  ['rc-table/es/index.js', './VirtualTable', noVirtualTable],
  ['antd/es/color-picker/components/ColorPresets.js', '../../collapse', later('LaterCollapse.tsx')],
  ['antd/es/app/App.js', '../message/useMessage', later('noMessages.ts')],
  ['antd/es/app/App.js', '../notification/useNotification', later('noMessages.ts')],
  ['antd/es/form/context.js', 'rc-field-form', 'rc-field-form/es/FormContext'],
  ['antd/es/color-picker/color.js', '@rc-component/color-picker', '@rc-component/color-picker/es/color'],
];

/**
 * Vite's plugin that does so. A version of antd that no longer imports one of them fails the build, so that no line of
 * the table outlives its reason.
 * @returns {import('vite').Plugin}
 */
export function slimAntd() {
  const met = new Set();
  return {
    name: 'slim-antd',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === virtual + noVirtualTable ? noVirtualTable : null),
    async resolveId(source, importer, options) {
      const from = importer?.replaceAll('\\', '/').split('?')[0] ?? '';
      const swap = swaps.find(
        ([file, imported]) => imported === source && from.endsWith(`node_modules/${file}`),
      );
      if (!swap) return null;
      met.add(swap);
      if (swap[2] === noVirtualTable) return virtual + noVirtualTable;
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
