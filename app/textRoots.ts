export { textRoots } from '#domain/texts/textRoots';
