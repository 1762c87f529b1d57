import { pgTable, text } from 'drizzle-orm/pg-core';

/** Values that one installation keeps for itself, such as the key that signs file links. */
export const installation = pgTable('installation', { key: text().primaryKey(), value: text().notNull() });
