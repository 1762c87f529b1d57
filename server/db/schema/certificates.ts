import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '#framework/base/i18n/localized';
import { resources } from '#resources';
import type { CertificateData } from '../../pdf/documents/certificate/certificateData';
import { searchTexts } from '#framework/server/db/tables/fieldColumns';
import { tables } from '#framework/server/db/schema/tables';
import { searchIndex, searchKey } from '#framework/server/db/searchKey';
import { createdAt, fileId, moment, primaryId } from '#framework/server/db/schema/columns';
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

/** The sources of a certificate's score. Moments are ISO 8601. */
export interface CertificateResult {
  /** Time of the inspection, not the planned time. */
  readonly inspectedAt: string | null;
  readonly atVisit: { readonly score: number; readonly grade: string };
  /** Time at which accepted corrections raised the score; null for the visit's score. */
  readonly correctedAt: string | null;
  /** The reason that the grade is lower than the score alone would earn. */
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
    /** The request's own branch, which never changes: a branch manager's certificates are found by it. */
    branchId: uuid(),
    /** The vehicle that it is of; null for a branch's, and for a fleet's from before each vehicle had its own. */
    vehicleId: uuid().references(() => tables.vehicles.id),
    serviceId: uuid(),
    /** The code in the QR's address; unguessable. */
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
    /** The reason that everybody who verifies it reads; null for one that was revoked before reasons were asked. */
    revocationReason: text(),
    /** The holder's answer to that. */
    holderReply: text(),
    holderRepliedAt: moment(),
    /** Everything that its PDFs say, as on the day it was issued. */
    data: jsonb().$type<CertificateData>(),
    /** The holder's logo on that day, which everything that shows the certificate draws; null without one. */
    logo: fileId(),
    /** The version of the design that it was drawn by; null before designs had versions. */
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
    // Those that are valid or have ended: a company's are counted, a branch's latest is found, in the index alone.
    index('certificates_current')
      .on(table.clientId, table.validUntil)
      .where(sql`superseded_at is null and revoked_at is null`),
    index('certificates_current_of_branch')
      .on(table.branchId, table.serviceId, table.validUntil)
      .where(sql`superseded_at is null and revoked_at is null`),
    // All of them, newest first.
    index().on(table.issuedAt, table.id),
    index().on(table.templateVersionId),
    searchIndex(table.searchKey),
  ],
);

/** Shared posts: the post and its version that a request's certificate was shared with, and since when. */
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
