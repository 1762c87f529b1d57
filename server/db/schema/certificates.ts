import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from 'sijil/base/i18n/localized';
import { resources } from '#resources';
import type { CertificateData } from '../../pdf/documents/certificate/certificateData';
import { searchTexts } from 'sijil/server/db/tables/fieldColumns';
import { tables } from './declared';
import { searchIndex, searchKey } from 'sijil/server/db/searchKey';
import { createdAt, fileId, moment, primaryId } from 'sijil/server/db/schema/columns';
import { documentVersions } from './templates';
import { requests } from './requests';

/** The contents of a certificate, frozen on the day it was issued. */
export interface CertificateSubject {
  readonly companyName: string;
  readonly subjectName: string;
  readonly city: Localized;
  readonly service: Localized;
  readonly inspectorName: string;
  readonly supervisorName: string;
  /** Absent from certificates that were issued before it was stored. */
  readonly result?: CertificateResult;
}

/** Origin of a certificate's score. Times are ISO 8601. */
export interface CertificateResult {
  /** Time of the inspection, not the planned time. */
  readonly inspectedAt: string | null;
  readonly atVisit: { readonly score: number; readonly grade: string };
  /** Time at which accepted corrections raised the score; null for the visit's score. */
  readonly correctedAt: string | null;
  /** Reason for a grade below the one that the score alone would earn. */
  readonly gradeReason: Localized | null;
}

export const certificates = pgTable(
  'certificates',
  {
    id: primaryId(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    clientId: uuid().notNull(),
    /** Branch of the request, which never changes: a branch manager's certificates are found by it. */
    branchId: uuid(),
    /** Vehicle of the certificate; null for a branch, and for an old certificate of an entire fleet. */
    vehicleId: uuid().references(() => tables.vehicles.id),
    serviceId: uuid(),
    /** Unguessable code in the QR code's address. */
    code: text().notNull().unique(),
    version: integer().notNull(),
    score: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    grade: text().notNull(),
    subject: jsonb().$type<CertificateSubject>().notNull(),
    issuedAt: createdAt(),
    validUntil: moment().notNull(),
    supersededAt: moment(),
    revokedAt: moment(),
    revokedById: uuid(),
    /** Reason shown to everybody who verifies it; null if it was revoked before reasons were required. */
    revocationReason: text(),
    /** The holder's reply to the reason. */
    holderReply: text(),
    holderRepliedAt: moment(),
    /** All contents of its PDFs, as of the day of issue. */
    data: jsonb().$type<CertificateData>(),
    /** The holder's logo on that day, shown wherever the certificate is; null without one. */
    logo: fileId(),
    /** Version of the design with which it was rendered; null from before designs had versions. */
    templateVersionId: uuid().references(() => documentVersions.id),
    fileAr: fileId(),
    fileEn: fileId(),
    searchKey: searchKey(searchTexts(resources.certificates)),
  },
  (table) => [
    unique('certificates_version').on(table.requestId, table.vehicleId, table.version).nullsNotDistinct(),
    index().on(table.vehicleId),
    index('certificates_revoked')
      .on(table.requestId)
      .where(sql`revoked_at is not null`),
    index().on(table.clientId, table.issuedAt),
    index().on(table.branchId, table.issuedAt),
    // Valid and expired certificates: an index-only scan counts a company's and finds a branch's latest.
    index('certificates_current')
      .on(table.clientId, table.validUntil)
      .where(sql`superseded_at is null and revoked_at is null`),
    index('certificates_current_of_branch')
      .on(table.branchId, table.serviceId, table.validUntil)
      .where(sql`superseded_at is null and revoked_at is null`),
    // All certificates, newest first.
    index().on(table.issuedAt, table.id),
    index().on(table.templateVersionId),
    searchIndex(table.searchKey),
  ],
);

/** Shared posts: the post version with which a request's certificate was shared, and the time of sharing. */
export const sharedPosts = pgTable(
  'shared_posts',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    templateVersionId: uuid()
      .notNull()
      .references(() => documentVersions.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.templateVersionId] }),
    index().on(table.templateVersionId),
  ],
);
