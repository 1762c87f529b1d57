import { spawn } from 'node:child_process';
import path from 'node:path';

interface Place {
  line: number;
  column: number;
}
/** Mutant in the format of the mutation server protocol: lines and columns from 1. */
export interface FoundMutant {
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: Place; end: Place };
  status?: string;
}
interface Answer {
  id: number;
  result?: { files?: Record<string, { mutants: Omit<FoundMutant, 'fileName'>[] }> };
  error?: { message: string };
}

/**
 * Returns every mutant of the folders that the configuration does not ignore, in the order of files and places, from Stryker's
 * server.
 */
export async function discoverMutants(
  configFile: string,
  folders: readonly string[],
): Promise<FoundMutant[]> {
  const stryker = path.resolve('node_modules/@stryker-mutator/core/bin/stryker.js');
  const server = spawn(process.execPath, [stryker, 'serve', 'stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ask = (id: number, method: string, params: object) => {
    const request = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(request)}\r\n\r\n${request}`);
  };
  ask(1, 'configure', { configFilePath: configFile });
  ask(2, 'discover', { files: folders.map((folder) => ({ path: `${folder}/` })) });
  const files = await readFiles(server.stdout).finally(() => server.kill());
  return Object.entries(files)
    .filter(([fileName]) => /\.tsx?$/.test(fileName))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([fileName, { mutants }]) =>
      mutants.filter(({ status }) => status === undefined).map((mutant) => ({ ...mutant, fileName })),
    );
}

/** Reads the files of the second answer. */
async function readFiles(stream: NodeJS.ReadableStream) {
  let received = Buffer.alloc(0);
  for await (const part of stream) {
    received = Buffer.concat([received, Buffer.from(part)]);
    for (;;) {
      const head = /Content-Length: (\d+)\r\n\r\n/.exec(received.subarray(0, 200).toString());
      if (!head) break;
      const begin = head.index + head[0].length;
      const end = begin + Number(head[1]);
      if (received.length < end) break;
      const answer: Answer = JSON.parse(received.subarray(begin, end).toString());
      received = received.subarray(end);
      if (answer.error) throw new Error(answer.error.message);
      if (answer.id === 2 && answer.result?.files) return answer.result.files;
    }
  }
  throw new Error('Stryker has ended without an answer');
}
