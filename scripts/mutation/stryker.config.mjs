// Fixed options of `npm run mutate`, with a plugin that excludes places from mutation.

/** Log calls and other text for people, whose wording is no behaviour that a test should repeat. */
const logCalls = /^(?:console|log|logger|[\w.]+\.log)\.(?:debug|info|warn|error|log|fatal|trace)$/;
const wordsOf = new Set(
  'ar en label labels title titles hint help summary description placeholder unit why because className style'.split(
    ' ',
  ),
);

const looks = new Set(['className', 'style']);

/**
 * Node of Babel's syntax tree, with the fields read here.
 * @typedef {object} Node
 * @property {string} type
 * @property {string | Node} [name]
 * @property {string} [value]
 * @property {Node} [object]
 * @property {Node} [property]
 * @property {Node} [callee]
 * @property {Node} [key]
 */

/** @param {Node} [node] @returns {string} */
const nameOf = (node) => {
  if (node?.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (typeof node?.name === 'string') return node.name;
  return node?.type === 'ThisExpression' ? 'this' : '?';
};
/** @param {Node} node */
const keyOf = ({ key }) => key?.value ?? nameOf(key);

/** Stryker reads its plugins from this export. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      /** @param {{ node: Node }} path */
      shouldIgnore({ node }) {
        if (node.type === 'CallExpression' && logCalls.test(nameOf(node.callee))) return 'words of a log';
        if (node.type === 'ObjectProperty' && wordsOf.has(keyOf(node))) return 'words for people';
        if (node.type === 'JSXAttribute' && typeof node.name === 'object' && looks.has(nameOf(node.name)))
          return 'looks';
        if (
          node.type === 'NewExpression' &&
          nameOf(node.callee).endsWith('Error') &&
          node.callee?.name !== 'ApiError'
        )
          return 'words of an error for developers';
        return undefined;
      },
    },
  },
];

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', import.meta.filename],
  ignorers: ['texts'],
  mutate: ['{domain,packages/sijil,server,src}/**/*.{ts,tsx}', '!**/*.d.ts', '!server/seed/**'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['/dist', '/data', '/screens', '/.stryker-tmp'],
  // Stryker would rewrite the paths in it with TypeScript 6's compiler; none of ours leaves the project.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  checkers: [],
  reporters: ['progress-append-only'],
  // A mutant in a declaration takes effect before the first test, so all tests that import the file judge it.
  ignoreStatic: false,
  dryRunTimeoutMinutes: 60,
  // On a busy machine a shorter timeout would count slow runs as noticed mutants.
  timeoutMS: 120_000,
  allowEmpty: true,
  allowConsoleColors: false,
};
