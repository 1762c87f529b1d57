import type { RequestSummary } from '#domain/api/requestViews';
import type { Localized } from 'sijil/base/i18n/localized';
import { gradeReason } from '#domain/scoring/grades';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { storedLanguage } from 'sijil/react/theme/themeStore';

/** Request as rows and cards of lists show it, from a list or from a dashboard. */
export interface RequestLine extends Omit<RequestSummary, 'version' | 'service' | 'total'> {
  readonly service: { readonly id: string; readonly name: Localized };
  /** Amount of a transfer that waits for finance; only lists read it. */
  readonly receiptAmount?: number | null;
  /** Time of a request to cancel that waits for its decision; only lists read it. */
  readonly cancelAskedSince?: string | null;
}

/** Request of a row in a declared list, without the fields that its reader may not read. */
export function requestLine(record: ConsoleRecord): RequestLine {
  const fields = record as ConsoleRecord & RecordFields;
  const score = fields.score ?? null;
  return {
    id: record.id,
    number: Number(fields.code.replace(/\D/g, '')),
    status: fields.status,
    statusSince: fields.statusSince,
    receiptSince: fields.receiptSince ?? null,
    receiptAmount: fields.receiptAmount ?? null,
    cancelAskedSince: fields.cancelAskedSince ?? null,
    certificateRevokedAt: fields.certificateRevokedAt ?? null,
    kind: fields.kind,
    service: { id: fields.serviceId, name: words(record, 'serviceId') },
    client: { id: fields.clientId, name: name(record, 'clientId') },
    branch: fields.branchId
      ? { id: fields.branchId, name: name(record, 'branchId'), city: words(record, 'cityId') }
      : null,
    vehiclesCount: fields.vehiclesCount ?? 0,
    visitAt: fields.visitAt ?? null,
    score,
    grade: fields.grade ?? null,
    gradeReason: gradeReason(score, fields.failedCritical ?? null),
    correctionsDueAt: fields.correctionsDueAt ?? null,
    supervisor: person(record, 'supervisorId', fields.supervisorId),
    inspector: person(record, 'inspectorId', fields.inspectorId),
    createdAt: record.createdAt,
  };
}

/** Fields of the declaration, as the API sends them. */
interface RecordFields extends Pick<RequestSummary, 'status' | 'statusSince' | 'kind'> {
  readonly code: string;
  readonly clientId: string;
  readonly serviceId: string;
  readonly branchId?: string | null;
  readonly supervisorId?: string | null;
  readonly inspectorId?: string | null;
  readonly vehiclesCount?: number | null;
  readonly visitAt?: string | null;
  readonly score?: number | null;
  readonly grade?: string | null;
  readonly failedCritical?: number | null;
  readonly correctionsDueAt?: string | null;
  readonly receiptSince?: string | null;
  readonly receiptAmount?: number | null;
  readonly certificateRevokedAt?: string | null;
  readonly cancelAskedSince?: string | null;
}

function words({ $titles }: ConsoleRecord, field: string): Localized {
  const title = $titles[field];
  if (typeof title === 'object' && title !== null && 'ar' in title) return title;
  const text = typeof title === 'string' ? title : '';
  return { ar: text, en: text };
}

function name(record: ConsoleRecord, field: string): string {
  return words(record, field)[storedLanguage()];
}

function person(record: ConsoleRecord, field: string, id: string | null | undefined) {
  return id ? { id, name: name(record, field) } : null;
}
