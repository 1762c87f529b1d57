import { randomInt } from 'node:crypto';
import { formatNamed, resourceList } from 'sijil/schema/application';
import { type Field, hiddenIn } from 'sijil/schema/field';
import { type StoredKind, storedKindOf } from 'sijil/schema/fieldKinds';
import { hasOptions, holdsMany, isPlace } from 'sijil/schema/kindFacts';
import type { BrandColourField } from 'sijil/schema/kinds/formatted';
import type { ChoiceField } from 'sijil/schema/kinds/choice';
import type { NumberField } from 'sijil/schema/kinds/number';
import type { OwnedListField } from 'sijil/schema/kinds/ownedList';
import type { TextField } from 'sijil/schema/kinds/text';
import type { Fields } from 'sijil/schema/shape';

/** Counts up from a random start, because a plate is unique within a company. */
let plates = randomInt(1, 10_000);

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const word = (max = 40) => `اسم ${digits(8)}`.slice(0, max);
const none = () => undefined;

/** A new value that the kind accepts; undefined where it would need a file or a record. */
const samples = {
  text: (field) =>
    (field as TextField).isName === 'latin' ? `Name ${digits(8)}` : word((field as TextField).max),
  longText: () => word(),
  richText: () => word(),
  localized: () => ({ ar: word(), en: `Name ${digits(8)}` }),
  email: () => `sample${digits(10)}@example.test`,
  phone: () => `05${digits(8)}`,
  url: () => 'https://example.test/a',
  iban: () => 'SA0380000000608010167519',
  nationalId: none,
  commercialRegistration: () => `10${digits(8)}`,
  taxNumber: () => `3${digits(13)}3`,
  shortAddress: () => `RRRD${digits(4)}`,
  plate: () => `أ ب ح ${(plates = (plates % 9999) + 1)}`,
  colour: () => '#2a85ff',
  brandColour: (field) => ((field as BrandColourField).mode === 'light' ? '#0b57d0' : '#5b9bff'),
  integer: between,
  decimal: between,
  percent: between,
  money: between,
  boolean: () => true,
  date: () => '2030-01-15',
  dateTime: () => '2030-01-15T09:00:00.000Z',
  timeRange: () => '09:00-17:00',
  choice: (field) => Object.keys((field as ChoiceField).options)[0],
  choices: (field) => Object.keys((field as ChoiceField).options).slice(0, 1),
  reference: none,
  references: none,
  image: none,
  file: none,
  files: none,
  location: () => ({ latitude: 24.7136, longitude: 46.6753 }),
  password: () => `Demo${digits(6)}a`,
  ownedList: (field) => rowsOf(field as OwnedListField),
  json: none,
  newRecord: () => ({ resource: resourceList()[0]?.name, values: {} }),
  valueLoss: none,
  wording: none,
  narrowing: () => ({ records: {}, rights: [], menu: [], home: null }),
} satisfies Record<StoredKind, (field: Field) => unknown>;

function rowsOf({ min = 1, fields }: OwnedListField): unknown[] {
  return Array.from({ length: Math.max(1, min) }, () => {
    const values = { ...choicesOf(fields), ...plainValues(fields) };
    const hidden = hiddenIn(fields, values);
    return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)));
  });
}

/** Sets every choice of a row, even optional ones: a row may require one of several. */
function choicesOf(fields: Fields): Record<string, unknown> {
  const chosen = Object.entries(fields).filter(([, field]) => hasOptions(field) && !holdsMany(field));
  return Object.fromEntries(chosen.map(([name, field]) => [name, sampleOf(field)]));
}

function between(field: Field): number {
  const { min = 1, max = 100 } = field as NumberField;
  return Math.min(Math.max(1, min), max);
}

/** A value that the field accepts, new each time where the kind has many; undefined where it would need a record or a file. */
export function sampleOf(field: Field): unknown {
  const own = formatNamed(field.kind);
  if (own) return own.isValid(own.clean(own.example)) ? own.example : undefined;
  return (samples[storedKindOf(field)] as (one: Field) => unknown)(field);
}

/** A location may be missing in old records but required by a rule of the record, so it is always given. */
export function plainValues(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.readOnly && (field.required || field.unique || isPlace(field)))
      .map(([name, field]) => [name, sampleOf(field)]),
  );
}
