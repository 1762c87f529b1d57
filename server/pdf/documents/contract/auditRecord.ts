import { isolateLtr } from '#framework/base/formats/bidi';
import { keyValues } from '../../blocks/keyValues';
import { table } from '../../blocks/table';
import { heading, paragraph, title } from '../../blocks/text';
import type { PdfDocument } from '../../pdfDocument';
import { exactTime } from '../../text/formats';
import { colors } from '../../theme';
import type { ContractData, ContractSignature } from './contractData';
import { contractEventLabels, contractLabels as labels } from '#domain/contracts/contractLabels';

function eventsTable(document: PdfDocument, { events }: ContractSignature): void {
  table(
    document,
    [
      { title: document.label(labels.event), share: 3 },
      { title: document.label(labels.time), share: 4 },
      { title: document.label(labels.actor), share: 4 },
      { title: document.label(labels.ip), share: 4 },
    ],
    events.map(({ kind, at, actor, ip }) => [
      document.label(contractEventLabels[kind]),
      exactTime(at),
      actor ? document.name(actor) : '—',
      ip ? isolateLtr(ip) : '—',
    ]),
  );
}

/** Record of a signature: what was signed, by whom, from where, and what happened before. */
export function auditRecord(document: PdfDocument, data: ContractData, signature: ContractSignature): void {
  title(document, labels.audit);
  paragraph(document, document.label(labels.auditNote, '\n'), { size: 9, color: colors.muted });
  document.y += 8;
  const fingerprint = document.label(labels.fingerprint);
  paragraph(document, fingerprint, { size: 8, color: colors.muted, leading: 1.5 });
  const place = { start: 0, width: document.frame.width, y: document.y };
  document.fill(place, 26, colors.panel, 4);
  const hash = { ...place, start: 10, width: place.width - 20, y: place.y + 5 };
  document.text(isolateLtr(signature.unsignedSha256), hash, { size: 9.5, color: colors.ink });
  document.y += 36;
  keyValues(document, [
    { key: document.label(labels.number), value: isolateLtr(data.number) },
    { key: document.label(labels.signerName), value: document.name(signature.signerName) },
    { key: document.label(labels.position), value: signature.position && document.name(signature.position) },
    { key: document.label(labels.signedAt), value: exactTime(signature.signedAt) },
    { key: document.label(labels.ip), value: isolateLtr(signature.ip) },
    { key: document.label(labels.signatureKind), value: document.label(labels[signature.mark.kind]) },
    { key: document.label(labels.userAgent), value: signature.userAgent && isolateLtr(signature.userAgent) },
  ]);
  heading(document, document.label(labels.events));
  eventsTable(document, signature);
}
