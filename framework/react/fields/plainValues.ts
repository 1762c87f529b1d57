import type { FieldKind } from '#framework/schema/fieldKinds';
import { forOwnKinds } from '#framework/schema/fields/ownFormat';
import type { ValueOfKind } from './renderer';
import { BooleanValue, ChoicesValue, ChoiceValue } from './values/choiceValues';
import { DateTimeValue, DateValue, TimeRangeValue } from './values/dateValues';
import { FilesValue } from './values/FilesValue';
import { FileValue } from './values/FileValue';
import { ColourValue, FormattedValue } from './values/formattedValues';
import { JsonValue } from './values/JsonValue';
import { LocationValue } from './values/LocationValue';
import { MoneyValue, NumberValue } from './values/numberValues';
import { ReferencesValue, ReferenceValue } from './values/referenceValues';
import {
  CodeValue,
  LocalizedValue,
  LongTextValue,
  PasswordValue,
  RichTextValue,
  TextValue,
} from './values/textValues';

/** Components that show the value of each kind without fields of its own; a list's rows are drawn with these. */
export const plainValues = {
  text: TextValue,
  code: CodeValue,
  longText: LongTextValue,
  richText: RichTextValue,
  localized: LocalizedValue,
  email: FormattedValue,
  phone: FormattedValue,
  url: FormattedValue,
  iban: FormattedValue,
  nationalId: FormattedValue,
  commercialRegistration: FormattedValue,
  taxNumber: FormattedValue,
  shortAddress: FormattedValue,
  plate: FormattedValue,
  colour: ColourValue,
  ...forOwnKinds(() => FormattedValue),
  integer: NumberValue,
  decimal: NumberValue,
  percent: NumberValue,
  money: MoneyValue,
  date: DateValue,
  dateTime: DateTimeValue,
  timeRange: TimeRangeValue,
  file: FileValue,
  image: FileValue,
  files: FilesValue,
  boolean: BooleanValue,
  choice: ChoiceValue,
  choices: ChoicesValue,
  reference: ReferenceValue,
  references: ReferencesValue,
  location: LocationValue,
  password: PasswordValue,
  json: JsonValue,
} satisfies Record<Exclude<FieldKind, 'ownedList'>, ValueOfKind<never>>;
