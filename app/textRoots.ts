export { formBodies } from '#domain/texts/formBodies';
export { textRoots } from '#domain/texts/textRoots';
