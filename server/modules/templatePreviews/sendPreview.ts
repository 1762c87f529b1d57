import type { FastifyReply } from 'fastify';
import type { TemplateKind } from '#domain/templates/templateKinds';

/** A drawn preview, shown in the page and kept by nobody: of a post a picture, of every other kind a PDF. */
export function sendPreview(reply: FastifyReply, kind: TemplateKind, drawn: Buffer): Buffer {
  const [type, ending] = kind === 'social' ? ['image/png', 'png'] : ['application/pdf', 'pdf'];
  reply
    .type(type)
    .header('content-disposition', `inline; filename="${kind}-preview.${ending}"`)
    .header('cache-control', 'private, no-store');
  return drawn;
}
