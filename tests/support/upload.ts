import { operations } from '#domain/access/operations';
import type { UploadKind } from 'sijil/base/files/uploads';
import type { TestApp } from './buildTestApp';
import type { Answer } from './call';

/** PNG of one grey pixel. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** PDF of one empty page, in the form of a printer driver. */
export const tinyPdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >> endobj',
    'trailer << /Root 1 0 R /Size 4 >>',
    '%%EOF',
    '',
  ].join('\n'),
);

interface Upload {
  readonly content: Buffer;
  readonly name: string;
}

/** Uploads one file as a browser's form does. */
export async function upload<T = FileAnswer>(
  test: TestApp,
  token: string | undefined,
  { content, name }: Upload,
  kind: UploadKind,
  url = `/api/v1${operations['files.upload'].url}?kind=${kind}`,
): Promise<Answer<T>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://portal.test', { method: 'POST', body: form });
  const response = await test.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': String(request.headers.get('content-type')),
      'accept-language': 'ar',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() as T, headers: response.headers };
}

interface FileAnswer {
  readonly id: string;
}
