import { defineShape, required } from '../schema/index';
import { documentFields, documentRules } from './documentFields';

/** Registration asks for every number and every document. */
export const documentsBody = defineShape(
  {
    taxNumber: required(documentFields.taxNumber),
    taxDocument: required(documentFields.taxDocument),
    commercialRegistration: required(documentFields.commercialRegistration),
    commercialDocument: required(documentFields.commercialDocument),
    iban: required(documentFields.iban),
    bankDocument: required(documentFields.bankDocument),
    municipalLicenceNumber: required(documentFields.municipalLicenceNumber),
    municipalLicence: required(documentFields.municipalLicence),
  },
  documentRules,
);
