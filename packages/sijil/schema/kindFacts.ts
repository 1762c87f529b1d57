import { kindOf, storedKindOf } from './fieldKinds';
import type { KindFacts } from './kind';
import type { Field } from './field';
import type { ChoiceField, ChoicesField } from './kinds/choice';
import type { FileField, FilesField } from './kinds/file';
import type { LocalizedField, TextField } from './kinds/text';
import type { LocationField } from './kinds/location';
import type { OwnedListField } from './kinds/ownedList';
import type { ReferenceField, ReferencesField } from './kinds/reference';

type Maybe = Field | undefined;

/** Facts that the framework reads of a field, so that a new kind needs no change elsewhere. */
const factsOf = (field: Maybe): KindFacts => (field ? kindOf(field) : {});
/** Facts of the kind in whose column a field is stored: a rating is stored, compared and written as a number. */
const storedFactsOf = (field: Maybe): KindFacts =>
  field ? kindOf({ ...field, kind: storedKindOf(field) }) : {};

export const refers = (field: Maybe): field is ReferenceField | ReferencesField =>
  factsOf(field).refers === true;
export const refersToOne = (field: Maybe): field is ReferenceField =>
  factsOf(field).refers === true && !factsOf(field).many;
export const holdsMany = (field: Maybe): boolean => factsOf(field).many === true;
export const isLocalized = (field: Maybe): field is LocalizedField => factsOf(field).localized === true;
/** A name with an English form in another field of the record. */
export const hasEnglish = (field: Maybe): field is TextField & { readonly inEnglish: string } =>
  (field as TextField | undefined)?.inEnglish !== undefined;
/** One file, or several. */
export const holdsFile = (field: Maybe): field is FileField | FilesField => factsOf(field).file === true;
export const holdsFiles = (field: Maybe): field is FilesField =>
  factsOf(field).file === true && factsOf(field).many === true;
export const holdsPicture = (field: Maybe): boolean => factsOf(field).picture === true;
export const isSecret = (field: Maybe): boolean => factsOf(field).secret === true;
export const hasRows = (field: Maybe): field is OwnedListField => factsOf(field).rows === true;
export const isTruth = (field: Maybe): boolean => storedFactsOf(field).truth === true;
export const timeOf = (field: Maybe): KindFacts['time'] => storedFactsOf(field).time;
/** What people read of a time: the last moment of a day is read as that day. */
export const shownTimeOf = (field: Maybe): KindFacts['time'] =>
  field && 'endOfDay' in field && field.endOfDay === true ? 'day' : timeOf(field);
export const hasOptions = (field: Maybe): field is ChoiceField | ChoicesField =>
  field !== undefined && kindOf(field).options?.includes('options') === true;
export const isCounted = (field: Maybe): boolean => factsOf(field).counted === true;
export const isPlace = (field: Maybe): field is LocationField => factsOf(field).place === true;
export const isWords = (field: Maybe): boolean => factsOf(field).words === true;
export const isNumber = (field: Maybe): boolean => storedFactsOf(field).number !== undefined;
export const isInteger = (field: Maybe): boolean => storedFactsOf(field).number === 'integer';
export const isPercentage = (field: Maybe): boolean => factsOf(field).hundredths === true;
export const isAmount = (field: Maybe): boolean => factsOf(field).amount === true;
export const isChosen = (field: Maybe): boolean => factsOf(field).chosen === true;
export const isOpaque = (field: Maybe): boolean => factsOf(field).opaque === true;

/** True for a value that no copy or former version of a record may hold. */
export const isStoredApart = (field: Maybe): boolean => holdsFile(field) || isSecret(field);

/** True for a value that can be written in a cell of a sheet, or in an address. */
export const fitsCell = (field: Maybe): boolean =>
  !isStoredApart(field) && !hasRows(field) && !isOpaque(field);
