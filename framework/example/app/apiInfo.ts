/** Title, version and description of the OpenAPI document. */
export const apiInfo = {
  title: 'Lending library',
  version: '1',
  description: 'Books, members and loans. Messages follow `Accept-Language` (ar, en).',
};
