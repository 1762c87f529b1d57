import { frameworkOfOneRecord, frameworkShownBy, frameworkShownInFile } from 'sijil/contract/operationFacts';
import type { OfOneRecord, PersonAreas, ShownBy, ShownInFile } from 'sijil/schema/operationAccess';

/** Records that the operations of each area show and write. */
export const shownBy: ShownBy = { ...frameworkShownBy, auth: ['members'], loans: ['loans', 'books'] };
export const ofOneRecord: OfOneRecord = frameworkOfOneRecord;
export const personAreas: PersonAreas = ['auth'];
export const shownInFile: ShownInFile = frameworkShownInFile;
