import type { Mock } from 'vitest';
import type { FileLink } from 'sijil/contract/parts';
import { CallError } from 'sijil/react/providers/apiError';

interface Held {
  readonly input: never;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Calls that reach the server, and are answered, only when a test says so: the oldest first. */
export function heldCalls(mock: Mock) {
  let held: Held[] = [];
  mock.mockImplementation(() => undefined);
  const settle = (end: (call: Held) => void) => {
    const [call, ...others] = held;
    held = others;
    if (call) end(call);
  };
  return {
    reset: () => {
      held = [];
      mock.mockImplementation(
        (_id: string, input: never) =>
          new Promise((resolve, reject) => held.push({ input, resolve, reject })),
      );
    },
    waiting: () => held.length,
    serve: (server: (input: never) => unknown) =>
      settle(({ input, resolve, reject }) => {
        try {
          resolve(server(input) as never);
        } catch (error) {
          reject(error);
        }
      }),
    serveUnanswered: (server: (input: never) => unknown) =>
      settle(({ input, reject }) => {
        try {
          server(input);
        } catch {
          // A refusal is lost on the way too.
        }
        reject(new CallError('No connection', 0, 'offline'));
      }),
    refuse: (error: CallError) => settle(({ reject }) => reject(error)),
  };
}

export const aFile = (id: string): FileLink => ({ id, name: id, type: 'image/jpeg', size: 1, url: '/x' });

/** Uploads that end only when a test says so: the oldest first, with the name of the file as its id. */
export function heldUploads(mock: Mock) {
  let held: { readonly file: File; readonly resolve: (sent: { readonly link: FileLink }) => void }[] = [];
  const end = () => {
    const [upload, ...others] = held;
    held = others;
    upload?.resolve({ link: aFile(upload.file.name) });
  };
  return {
    reset: () => {
      held = [];
      mock.mockImplementation((file: File) => new Promise((resolve) => held.push({ file, resolve })));
    },
    end,
    endAll: () => {
      while (held.length > 0) end();
    },
  };
}
