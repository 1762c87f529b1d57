import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BackOfficeServer, defineBackOfficeServer } from 'sijil/server/backOffice';
import { ConfigurationError } from 'sijil/server/config/serverConfig';

/** The application of a folder, read and defined. */
export interface ReadApplication {
  readonly folder: string;
  readonly server: BackOfficeServer;
}

/** Reads the application in a folder. @throws ConfigurationError with the correction, where there is none */
export async function readApplication(folder = process.cwd()): Promise<ReadApplication> {
  if (!existsSync(path.join(folder, 'application.ts')))
    throw new ConfigurationError(
      `A20 ${folder} has no application.ts. Run the command in the folder of an application; "npm create sijil" makes one.`,
    );
  assertVersion(folder);
  await import(inFolder(folder, 'application.ts'));
  const server = await ownServer(folder);
  defineBackOfficeServer(server);
  return { folder, server };
}

async function ownServer(folder: string): Promise<BackOfficeServer> {
  if (!existsSync(path.join(folder, 'server.ts'))) return {};
  const { default: server } = (await import(inFolder(folder, 'server.ts'))) as { default?: BackOfficeServer };
  if (!server)
    throw new ConfigurationError(
      'A21 server.ts exports nothing by default. Write export default defineServer({ … }).',
    );
  return server;
}

const inFolder = (folder: string, name: string) => pathToFileURL(path.join(folder, name)).href;

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** @throws ConfigurationError for an application that was written for another major version of the framework */
export function assertVersion(folder: string, ownFolder = path.dirname(import.meta.dirname)): void {
  const wanted = /^\D{0,2}(\d+)\./.exec(readManifest(folder).dependencies?.['sijil'] ?? '')?.[1];
  const [present] = readManifest(ownFolder).version?.split('.') ?? [];
  if (wanted !== undefined && wanted !== present)
    throw new ConfigurationError(
      `A22 The application is written for sijil ${wanted}, and version ${present} is installed. Run "npm install sijil@${wanted}", or change what the notes of ${present} name and the version in package.json.`,
    );
}
