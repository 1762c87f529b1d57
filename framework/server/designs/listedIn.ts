/**
 * The list of declarations, `src/resources/index.ts`, with one more: its import after the last one, its entry at the end,
 * which is its place in the menu.
 */
export function listedIn(source: string, name: string): string {
  const lines = source.split('\n');
  const lastImport = lines.findLastIndex((line) => line.startsWith('import '));
  lines.splice(lastImport + 1, 0, `import { ${name} } from './${name}';`);
  const end = lines.findIndex((line) => line.startsWith('} as const satisfies'));
  lines.splice(end, 0, `  ${name},`);
  return lines.join('\n');
}
