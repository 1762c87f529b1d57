import type { DocumentText } from '#domain/contracts/contractPaper';
import { isolateLtr } from '#framework/base/formats/bidi';
import { drawImage } from '../../blocks/image';
import { heading } from '../../blocks/text';
import type { PdfDocument, Place } from '../../pdfDocument';
import { exactTime } from '../../text/formats';
import { colors } from '../../theme';
import type { ContractData, ContractSignature } from './contractData';
import { contractLabels as labels } from '#domain/contracts/contractLabels';

const gap = 20;
const boxHeight = 196;
const markHeight = 84;
const nameSizes = [24, 20, 16, 13];

type Row = readonly [label: DocumentText, value: string | undefined];

function box(document: PdfDocument, place: Place, title: DocumentText, rows: readonly Row[]): void {
  document.outline(place, boxHeight, colors.line, 6);
  const inner = { start: place.start + 12, width: place.width - 24 };
  const heading = document.label(title);
  document.text(
    heading,
    { ...inner, y: place.y + 8 },
    { size: 9, weight: 'semibold', color: document.primary },
  );
  let y = place.y + 30 + markHeight + 6;
  for (const [label, value] of rows) {
    if (!value) continue;
    const style = { size: 8, color: colors.muted };
    const keyWidth = inner.width * 0.42;
    const keyHeight = document.text(document.label(label), { ...inner, width: keyWidth, y }, style);
    const rest = { start: inner.start + keyWidth + 6, width: inner.width - keyWidth - 6, y };
    y += Math.max(keyHeight, document.text(value, rest, { ...style, color: colors.ink })) + 0.5;
  }
}

function mark(document: PdfDocument, place: Place, { mark: drawn }: ContractSignature): void {
  if (drawn.kind === 'drawn') {
    if (drawImage(document, drawn.image, place, markHeight)) return;
    const note = document.label(labels.unreadableMark);
    document.text(note, { ...place, y: place.y + 30 }, { size: 9, color: colors.danger, align: 'center' });
    return;
  }
  const name = document.name(drawn.text);
  const written = (size: number) =>
    document.layout(name, place.width, {
      size,
      weight: 'semibold',
      color: colors.ink,
      align: 'center',
      leading: 1.5,
    });
  // A long name is written smaller rather than over the lines beneath it.
  const block = nameSizes.map(written).find(({ lines }) => lines.length === 1) ?? written(12);
  document.draw(block, { ...place, y: place.y + Math.max(0, (markHeight - block.height) / 2) });
}

/** Draws the remark in a box that is not signed by hand. */
function remark(document: PdfDocument, place: Place, text: DocumentText): void {
  const inner = { start: place.start + 12, width: place.width - 24, y: place.y + 56 };
  document.text(document.label(text, '\n'), inner, { size: 9, color: colors.muted, align: 'center' });
}

/** Signature boxes of both parties; the client's contains the signature once signed. */
export function signatureSection(
  document: PdfDocument,
  data: ContractData,
  signature?: ContractSignature,
): void {
  heading(document, document.label(labels.signatures), boxHeight + 12);
  const width = (document.frame.width - gap) / 2;
  const { y } = document;
  const provider = { start: 0, width, y };
  const client = { start: width + gap, width, y };
  box(document, provider, labels.provider, [
    [labels.company, document.name(data.provider.company)],
    [labels.representative, document.name(data.provider.representative)],
    [labels.issuedOn, exactTime(data.issuedOn)],
  ]);
  remark(document, provider, labels.issued);
  if (!signature) {
    box(document, client, labels.client, [[labels.company, document.name(data.client.company)]]);
    remark(document, client, labels.signedBelow);
  } else {
    box(document, client, labels.client, [
      [labels.company, document.name(data.client.company)],
      [labels.signerName, document.name(signature.signerName)],
      [labels.position, signature.position && document.name(signature.position)],
      [labels.signedAt, exactTime(signature.signedAt)],
      [labels.ip, isolateLtr(signature.ip)],
    ]);
    mark(document, { start: client.start + 12, width: width - 24, y: y + 30 }, signature);
  }
  document.y += boxHeight + 8;
}
