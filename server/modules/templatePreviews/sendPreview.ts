import type { FastifyReply } from 'fastify';
import type { TemplateKind } from '#domain/templates/templateKinds';

/** Preview that is shown in the page and not stored: a picture of a post, a PDF of every other kind. */
export function sendPreview(reply: FastifyReply, kind: TemplateKind, drawn: Buffer): Buffer {
  const [type, ending] = kind === 'social' ? ['image/png', 'png'] : ['application/pdf', 'pdf'];
  reply
    .type(type)
    .header('content-disposition', `inline; filename="${kind}-preview.${ending}"`)
    .header('cache-control', 'private, no-store');
  return drawn;
}
