/** Title and description of the OpenAPI document, and its version, which is the release's (tests/scripts/release.test.ts). */
export const apiInfo = {
  title: 'Salama · سلامة',
  version: '1.0.0',
  description:
    'Ordering and managing food-safety and vehicle inspections. Messages follow `Accept-Language` (ar, en).',
};
