import type { OperationId } from './operations';

const options =
  'For other programs: the portal’s forms read their choices from the lists of the records themselves.';
const oneByOne =
  'For other programs: the portal writes through the records of that kind, whose form knows their fields.';
const inResults = 'For other programs: the portal reads it with all results of the request.';
const asExport =
  'For other programs, which wait for it: the portal has it drawn in the background and tells when it is there.';
const withSettings = 'For other programs: the portal’s editor reads it with the template.';
const inParts =
  'For apps that send a file or ask for everything at once: `npm run field` sends in parts and reads changes.';
const outside = 'Called by the outside service, not by a page.';

const probe = 'Called by whatever starts processes or sends them calls, not by a page.';

const reasons = {
  'adminUsers.create': oneByOne,
  'adminUsers.delete': oneByOne,
  'clients.addBranch': oneByOne,
  'clients.updateBranch': oneByOne,
  'clients.getBranch': oneByOne,
  'clients.updateRestaurant': oneByOne,
  'clients.listBranches': options,
  'branchManagers.byUser': oneByOne,
  'clients.certificates': 'For other programs: the portal shows them as a list that is filtered and sorted.',
  'calendar.inspectorDay': 'For other programs: the portal reads the days of a week in one call.',
  'supervisor.inspectorsTotal': 'For other programs: the portal counts the team that it shows.',
  'services.clientDropdown': 'For other programs: the portal shows services with prices and pictures.',
  'services.clientPrice': 'For other programs: the portal asks for the price of an entire order.',
  'inspectorForms.get': withSettings,
  'certificateTemplates.list': 'For other programs: there is one, to which the summary of templates leads.',
  'contractTemplates.list': 'For other programs: there is one, to which the summary of templates leads.',
  'certificateTemplates.preview':
    'For other programs: the portal draws what stands in the editor, saved or not.',
  'contractTemplates.preview':
    'For other programs: the portal draws what stands in the editor, saved or not.',
  'templateVersions.placeholders': withSettings,
  'lookups.services': options,
  'lookups.cities': options,
  'lookups.cuisineTypes': options,
  'lookups.nationalities': options,
  'lookups.clientTypes': options,
  'lookups.clientTypeChildren': options,
  'lookups.clientTypeNationalities': options,
  'lookups.vehicleTypes': options,
  'lookups.states': options,
  'lookups.stateCities': options,
  'lookups.districtCoordinates': options,
  'lookups.questionRatings': options,
  'clientInspections.vehicles': inResults,
  'clientInspections.vehicleCorrectiveActions':
    'For other programs: the portal groups the entire list by vehicle.',
  'adminInspections.categoryQuestions': inResults,
  'supervisorInspections.vehicleQuestions': inResults,
  'supervisorInspections.history': 'For other programs: the portal reads it with the request.',
  'clientInspections.report': asExport,
  'clientInspections.compareReport': asExport,
  'supervisorInspections.finalReport': asExport,
  'supervisorInspections.finalVehicleReport': asExport,
  'exports.get': 'For other programs: the portal reads the state of all its exports at once.',
  'field.assignments': inParts,
  'field.uploadEvidence': inParts,
  'field.evidence':
    'For apps that have lost track: `npm run field` announces the file again, and the answer says how much has arrived.',
  'field.form':
    'For apps that have lost track: `npm run field` hands the form in again and gets the same receipt.',
  'identity.callback': outside,
  'payments.webhook': outside,
  'brand.picture': 'Fetched by the browser: pages name its address as that of a picture.',
  'system.live': probe,
  'system.ready': probe,
} satisfies Partial<Record<OperationId, string>>;

/**
 * Operations that neither the portal nor the field tool calls, with the reason, which their page of the API's documentation
 * shows. All other operations are used; a test checks this list against the code.
 */
export const notInPortal: Readonly<Partial<Record<string, string>>> = reasons;
