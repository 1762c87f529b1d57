/** Title, version and description of the OpenAPI document. */
export const apiInfo = {
  title: 'Salama · سلامة',
  version: '1',
  description:
    'Ordering and managing food-safety and vehicle inspections. Messages follow `Accept-Language` (ar, en).',
};
