import type { ContractParty, ContractScope, Instant } from '#domain/contracts/contractPaper';
import { isolateLtr } from '#framework/base/formats/bidi';
import { keyValues } from '../../blocks/keyValues';
import { table } from '../../blocks/table';
import { heading, paragraph, rule } from '../../blocks/text';
import type { PdfDocument } from '../../pdfDocument';
import { legalDate } from '../../text/formats';
import { colors } from '../../theme';
import type { ContractData } from './contractData';
import { contractLabels as labels } from '#domain/contracts/contractLabels';

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
