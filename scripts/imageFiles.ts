/**
 * `node --import tsx scripts/imageFiles.ts <folder>`: builds the portal and copies the files that it needs to run into an empty
 * folder: the builds, the migrations, and of the packages only the files that the server loads. The Dockerfile calls it.
 */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFileTrace } from '@vercel/nft';
import { ensureAllBuilt } from './ensureBuilt.mjs';
import { frameworkFolder } from './sourceFolders.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [target] = process.argv.slice(2);
const fonts = 'node_modules/@expo-google-fonts';
const riyal = 'node_modules/@emran-alhaddad/saudi-riyal-font';
/** Files that are read at run time but not imported. The fonts are those of documents and pictures. */
const untraced = [
  'package.json',
  'dist',
  'server/db/migrations',
  ...[`${frameworkFolder}/react/i18n`, 'src/i18n'].flatMap((folder) => [`${folder}/ar`, `${folder}/en`]),
  'LICENSE',
  'NOTICE.md',
  ...['package.json', '400Regular', '600SemiBold', '700Bold'].map((name) => `${fonts}/cairo/${name}`),
  ...['noto-emoji', 'noto-sans-math'].flatMap((font) =>
    ['package.json', '400Regular'].map((name) => `${fonts}/${font}/${name}`),
  ),
  ...['package.json', 'fonts'].map((name) => `${riyal}/${name}`),
];

if (target === undefined) {
  console.error('Usage: node --import tsx scripts/imageFiles.ts <folder>');
  process.exitCode = 1;
} else if (ensureAllBuilt()) await copyTo(path.resolve(target));
else process.exitCode = 1;

async function copyTo(folder: string): Promise<void> {
  const built = path.join(root, 'dist/server');
  const entries = readdirSync(built)
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(built, name));
  const { fileList } = await nodeFileTrace(entries, { base: root });
  const files = new Set([...fileList, ...untraced]);
  for (const file of files) {
    const copy = path.join(folder, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(path.join(root, file), copy, { recursive: true, verbatimSymlinks: true });
  }
}
