import { PassThrough, type Readable } from 'node:stream';
import type { ImportBody, ImportLine } from '#framework/contract/consoleViews';
import { errors } from '#app/errors';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import type { Write } from '../lockRecord';
import { importRows } from './importRecords';

/** The media type by which a caller asks for progress. */
export const progressType = 'application/x-ndjson';

/**
 * The same import as `importRecords`, with progress line by line and the outcome as the last line. The status is sent with
 * the first line, so that a later refusal is a line too. A client that disconnects does not stop it.
 */
export function importWithProgress(api: AppContext, write: Write, body: ImportBody): Readable {
  const lines = new PassThrough();
  const tell = (line: ImportLine) => `${JSON.stringify(line)}\n`;
  lines.on('error', () => undefined);
  importRows(api, write, body, (done, total) => lines.write(tell({ done, total }))).then(
    (outcome) => lines.end(tell({ outcome })),
    (error: unknown) => {
      const code = error instanceof ApiError ? error.code : 'internal_error';
      const message =
        error instanceof ApiError ? error.messageIn(write.language) : errors.internal_error[write.language];
      if (!(error instanceof ApiError)) api.app.log.error(error);
      lines.end(tell({ refusal: { code, message } }));
    },
  );
  return lines;
}
