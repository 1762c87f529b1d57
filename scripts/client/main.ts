import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

/** Client over `fetch`, whose calls are typed by the document. */
const client = `import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema';

/** A client of the API at an address such as https://portal.example, with an API key. */
export function createApiClient(address: string, token: string): Client<paths> {
  return createClient<paths>({ baseUrl: address, headers: { authorization: \`Bearer \${token}\` } });
}
`;

/** The API's document; with an API key for reading custom fields, it contains them and the designed record types. */
async function readDocument(address: string, token: string | undefined): Promise<string> {
  const answer = await fetch(new URL('/api/v1/openapi.json', address), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (answer.status === 401) throw new Error('PORTAL_TOKEN is no longer valid.');
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
  return answer.text();
}

/** Writes types and a client of the API at the address into the folder. */
async function writeClient(folder: string, address: string): Promise<void> {
  const schema = await openapiTS(await readDocument(address, process.env['PORTAL_TOKEN']));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'schema.ts'), astToString(schema));
  await writeFile(path.join(folder, 'client.ts'), client);
}

const [folder, address = 'http://localhost:3000'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run client -- <folder> [address of a running portal]');
  process.exitCode = 2;
} else {
  await writeClient(folder, address);
  console.log(`Wrote schema.ts and client.ts into ${folder}. They need the package openapi-fetch.`);
}
