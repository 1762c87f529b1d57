import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type FontWeight = 'regular' | 'semibold' | 'bold';
export type FontName = FontWeight | 'riyal';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(require.resolve(path));

/** The riyal sign came with Unicode 17; Cairo has no glyph for it, so one small font carries it alone. */
export const riyalSign = '\u20C1';

/** Makes the riyal sign as tall as Cairo's digits: 0.66 em against 0.613 em. */
export const riyalScale = 1.076;

/** Font files, read once per process. Full TTFs: subset web fonts lack the Arabic joining tables. */
export const fontFiles: Readonly<Record<FontName, Buffer>> = {
  regular: read('@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf'),
  semibold: read('@expo-google-fonts/cairo/600SemiBold/Cairo_600SemiBold.ttf'),
  bold: read('@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf'),
  riyal: read('@emran-alhaddad/saudi-riyal-font/fonts/regular/saudi_riyal.ttf'),
};
