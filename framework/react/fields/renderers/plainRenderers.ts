import type { FieldKind } from '#framework/schema/fieldKinds';
import { forOwnKinds } from '#framework/schema/fields/ownFormat';
import { booleanRenderer } from './booleanRenderer';
import { choiceRenderer } from './choiceRenderer';
import { choicesRenderer } from './choicesRenderer';
import { codeRenderer } from './codeRenderer';
import { colourRenderer } from './colourRenderer';
import { dateRenderer } from './dateRenderer';
import { dateTimeRenderer } from './dateTimeRenderer';
import { fileRenderer } from './fileRenderer';
import { filesRenderer } from './filesRenderer';
import { formattedRenderer } from './formattedRenderer';
import { jsonRenderer } from './jsonRenderer';
import { localizedRenderer } from './localizedRenderer';
import { locationRenderer } from './locationRenderer';
import { moneyRenderer } from './moneyRenderer';
import { numberRenderer } from './numberRenderer';
import { passwordRenderer } from './passwordRenderer';
import { referenceRenderer } from './referenceRenderer';
import { referencesRenderer } from './referencesRenderer';
import type { Renderer } from '../renderer';
import { richTextRenderer } from './richTextRenderer';
import { longTextRenderer, textRenderer } from './textRenderer';
import { timeRangeRenderer } from './timeRangeRenderer';

/** Every kind that holds no fields of its own. */
export const plainRenderers = {
  text: textRenderer,
  code: codeRenderer,
  longText: longTextRenderer,
  richText: richTextRenderer,
  localized: localizedRenderer,
  email: formattedRenderer,
  phone: formattedRenderer,
  url: formattedRenderer,
  iban: formattedRenderer,
  nationalId: formattedRenderer,
  commercialRegistration: formattedRenderer,
  taxNumber: formattedRenderer,
  shortAddress: formattedRenderer,
  plate: formattedRenderer,
  colour: colourRenderer,
  ...forOwnKinds(() => formattedRenderer),
  integer: numberRenderer,
  decimal: numberRenderer,
  percent: numberRenderer,
  money: moneyRenderer,
  date: dateRenderer,
  dateTime: dateTimeRenderer,
  timeRange: timeRangeRenderer,
  file: fileRenderer,
  image: fileRenderer,
  files: filesRenderer,
  boolean: booleanRenderer,
  choice: choiceRenderer,
  choices: choicesRenderer,
  reference: referenceRenderer,
  references: referencesRenderer,
  location: locationRenderer,
  password: passwordRenderer,
  json: jsonRenderer,
} satisfies Record<Exclude<FieldKind, 'ownedList'>, Renderer<never>>;
