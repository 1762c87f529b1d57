import type { Field } from 'sijil/schema/field';
import { type FieldKind, type StoredKind, storedKindOf } from 'sijil/schema/fieldKinds';
import { formatNamed } from 'sijil/schema/application';
import { booleanRenderer, choiceRenderer, choicesRenderer } from './choiceRenderers';
import {
  fieldNameRenderer,
  fieldValueRenderer,
  formulaRenderer,
  listFilterRenderer,
  newRecordRenderer,
  valueLossRenderer,
} from './chosenRenderers';
import { brandColourRenderer, colourRenderer } from './colourRenderers';
import {
  codeRenderer,
  formattedRenderer,
  jsonRenderer,
  longTextRenderer,
  passwordRenderer,
  richTextRenderer,
  textRenderer,
} from './textRenderers';
import { dateRenderer, dateTimeRenderer, timeRangeRenderer } from './dateRenderers';
import { fileRenderer, filesRenderer } from './fileRenderers';
import { localizedRenderer, wordingRenderer } from './localizedRenderers';
import { locationRenderer } from './locationRenderer';
import { moneyRenderer, numberRenderer } from './numberRenderers';
import { narrowingRenderer } from './narrowing/NarrowingInput';
import { referenceRenderer, referencesRenderer } from './referenceRenderers';
import { type KindWithInput, viewOf } from '../kindViews';
import type { Renderer } from '../renderer';

/** Inputs and filters of the kinds whose views (`kindViews.ts`) have none; loaded with the first form. */
const plainRenderers = {
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
  brandColour: brandColourRenderer,
  integer: numberRenderer,
  decimal: numberRenderer,
  percent: numberRenderer,
  money: moneyRenderer,
  date: dateRenderer,
  dateTime: dateTimeRenderer,
  timeRange: timeRangeRenderer,
  fieldName: fieldNameRenderer,
  fieldValue: fieldValueRenderer,
  formula: formulaRenderer,
  newRecord: newRecordRenderer,
  listFilter: listFilterRenderer,
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
  narrowing: narrowingRenderer,
  valueLoss: valueLossRenderer,
  wording: wordingRenderer,
} satisfies Partial<Record<FieldKind, Renderer<never>>> &
  Record<Exclude<Exclude<StoredKind, KindWithInput>, 'ownedList'>, Renderer<never>>;

const renderers: Readonly<Record<string, Renderer<never> | undefined>> = plainRenderers;

/**
 * Returns the input and filter of a field without rows: its kind's own, otherwise those of the kind in whose column it is
 * stored. The cast is sound because only the schema's factories create fields.
 */
export function plainRendererOf(field: Field): Renderer {
  const view = viewOf(field);
  const own = renderers[field.kind] ?? (view?.Input && { ...view, Input: view.Input });
  const formatted = formatNamed(field.kind) && formattedRenderer;
  return (own ?? formatted ?? renderers[storedKindOf(field)]) as Renderer;
}
