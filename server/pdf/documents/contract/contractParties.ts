import type { ContractParty, ContractScope, DocumentText, Instant } from '#domain/contracts/contractPaper';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { heading, keyValues, paragraph, rule } from '../../blocks/text';
import { table } from '../../blocks/table';
import type { PdfDocument, Place } from '../../pdfDocument';
import { exactTime, legalDate } from '../../text/formats';
import { colors } from '../../theme';
import type { ContractData, ContractSignature } from './contractData';
import { contractLabels as labels } from '#domain/contracts/contractLabels';
import { drawImage } from '../../blocks/runningHead';

const ltr = (text: string | undefined) => text && isolateLtr(text);

function party(document: PdfDocument, title: string, data: ContractParty): void {
  document.reserve(110);
  paragraph(document, title, { size: 10.5, weight: 'semibold', color: document.primary });
  keyValues(document, [
    { key: document.label(labels.company), value: document.name(data.company, '\n') },
    { key: document.label(labels.representative), value: document.name(data.representative, '\n') },
    { key: document.label(labels.commercialRegistration), value: ltr(data.commercialRegistration) },
    { key: document.label(labels.vatNumber), value: ltr(data.vatNumber) },
    { key: document.label(labels.phone), value: ltr(data.phone) },
    { key: document.label(labels.email), value: ltr(data.email) },
    { key: document.label(labels.address), value: data.address && document.name(data.address, '\n') },
  ]);
  document.y += 4;
}

export function contractSummary(document: PdfDocument, data: ContractData): void {
  const date = (value: Instant | undefined) => value && legalDate(value, document.language);
  keyValues(document, [
    { key: document.label(labels.number), value: isolateLtr(data.number) },
    { key: document.label(labels.issuedOn), value: date(data.issuedOn) },
    { key: document.label(labels.term), value: data.term && document.label(data.term, '\n') },
    { key: document.label(labels.startsOn), value: date(data.startsOn) },
    { key: document.label(labels.endsOn), value: date(data.endsOn) },
  ]);
}

export function partiesSection(document: PdfDocument, data: ContractData): void {
  heading(document, document.label(labels.parties), 120);
  party(document, document.label(labels.provider), data.provider);
  rule(document);
  party(document, document.label(labels.client), data.client);
}

function scopeTable(document: PdfDocument, scope: ContractScope): void {
  const column = (title: { ar: string; en: string }, share: number) => ({
    title: document.label(title),
    share,
  });
  const name = (text: Parameters<PdfDocument['name']>[0] | undefined) => (text ? document.name(text) : '—');
  if (scope.kind === 'branches') {
    const columns = [column(labels.branch, 5), column(labels.city, 2), column(labels.address, 5)];
    const rows = scope.branches.map((branch) => [name(branch.name), name(branch.city), name(branch.address)]);
    table(document, columns, rows);
    return;
  }
  const columns = [column(labels.plate, 3), column(labels.vehicleKind, 4), column(labels.driver, 5)];
  const rows = scope.vehicles.map(({ plate, kind, driver }) => [name(plate), name(kind), name(driver)]);
  table(document, columns, rows);
}

export function subjectSection(document: PdfDocument, data: ContractData): void {
  heading(document, document.label(labels.subject), 90);
  keyValues(
    document,
    [
      { key: document.label(labels.service), value: document.label(data.service, '\n') },
      { key: document.label(labels.package), value: document.label(data.package, '\n') },
      { key: document.label(labels.inspections), value: String(data.inspections) },
    ],
    { columns: 3 },
  );
  const scope = data.scope.kind === 'branches' ? labels.branches : labels.vehicles;
  document.reserve(80);
  paragraph(document, document.label(scope), { size: 9, weight: 'semibold', color: colors.ink });
  scopeTable(document, data.scope);
}

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
  // A long name is written smaller instead of over the lines below it.
  const block = nameSizes.map(written).find(({ lines }) => lines.length === 1) ?? written(12);
  document.draw(block, { ...place, y: place.y + Math.max(0, (markHeight - block.height) / 2) });
}

/** Renders the remark in a box that is not signed by hand. */
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
    [labels.sentAt, exactTime(data.issuedOn)],
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
