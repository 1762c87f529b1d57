import type { PublicScreen, Screen } from 'sijil/react/application';
import path from 'node:path';
import { runnerImport } from 'vite';
import { frameworkFolder, sourceAliases } from './sourceFolders.mjs';

/** Parts of the application's map (`src/screens`) that the build reads. */
export interface ReadScreens {
  readonly publicScreens: readonly PublicScreen[];
  readonly screens: readonly Screen[];
  readonly textsOfLists: readonly string[];
  readonly textsOfPortal: readonly string[];
}

/**
 * Runs those modules in a separate runner without their dynamic imports; imported by the build's settings they would become
 * part of these.
 */
export async function readScreens(): Promise<ReadScreens> {
  const read = async (name: string): Promise<object> => {
    const { module } = await runnerImport<object>(path.resolve(`${name}.ts`), {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: sourceAliases },
    });
    return module;
  };
  const modules = await Promise.all(
    [
      'src/screens/publicScreens',
      'src/screens/screens',
      'src/screens/textsOfLists',
      `${frameworkFolder}/react/screens/texts`,
    ].map(read),
  );
  return Object.assign({}, ...modules) as ReadScreens;
}
