import type { FastifyReply } from 'fastify';
import type { TemplateKind } from '#domain/templates/templateKinds';

/** A drawn preview, shown in the page and kept by nobody. */
export function sendPreview(reply: FastifyReply, kind: TemplateKind, pdf: Buffer): Buffer {
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${kind}-preview.pdf"`)
    .header('cache-control', 'private, no-store');
  return pdf;
}
