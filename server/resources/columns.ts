import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  type PgColumnBuilderBase,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FieldKind } from '#domain/schema/fieldKinds';

type Stored = Exclude<FieldKind, 'password'>;

/** How each kind is kept in PostgreSQL. A password is never a column: it becomes a hash in `users`. */
export const columns = {
  text: () => text(),
  longText: () => text(),
  richText: () => text(),
  email: () => text(),
  phone: () => text(),
  url: () => text(),
  iban: () => text(),
  nationalId: () => text(),
  commercialRegistration: () => text(),
  taxNumber: () => text(),
  shortAddress: () => text(),
  colour: () => text(),
  localized: () => jsonb(),
  integer: () => integer(),
  decimal: () => numeric({ precision: 18, scale: 4, mode: 'number' }),
  percent: () => numeric({ precision: 5, scale: 2, mode: 'number' }),
  money: () => bigint({ mode: 'number' }),
  boolean: () => boolean(),
  date: () => date({ mode: 'string' }),
  dateTime: () => timestamp({ withTimezone: true, mode: 'date' }),
  timeRange: () => text(),
  choice: () => text(),
  choices: () => text().array(),
  reference: () => uuid(),
  references: () => uuid().array(),
  image: () => uuid(),
  file: () => uuid(),
  location: () => jsonb(),
  ownedList: () => jsonb(),
  json: () => jsonb(),
} satisfies Record<Stored, () => PgColumnBuilderBase>;
