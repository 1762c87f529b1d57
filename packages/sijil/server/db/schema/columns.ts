import { bigint, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { files } from './files';

/** Random ids reveal neither the number of rows nor their order. */
export const primaryId = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();
/** Whole halalas. `number` is exact far beyond any amount here (2^53 halalas is 90 trillion riyals). */
export const halalas = (name = '') => bigint(name, { mode: 'number' });
export const fileId = () => uuid().references(() => files.id);

/** Prefix of the number by which people call a request. */
export const requestPrefix = 'R-';

/** Page that wrote a draft last, and the number of its writes (`writtenBy`). */
export const draftWriter = () => ({ writer: text(), writes: integer().notNull().default(0) });
