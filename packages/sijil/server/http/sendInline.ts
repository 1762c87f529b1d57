import type { FastifyReply } from 'fastify';

interface DrawnFile {
  readonly content: Buffer;
  /** Media type, such as `application/pdf`. */
  readonly type: string;
  /** Name under which a browser offers to save it; ASCII, without quotation marks. */
  readonly name: string;
}

/** Sends a file that was drawn for this call alone, to be shown in the page and stored nowhere. */
export function sendInline(reply: FastifyReply, { content, type, name }: DrawnFile): Buffer {
  reply
    .type(type)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-store');
  return content;
}
