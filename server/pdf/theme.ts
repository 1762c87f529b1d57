import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const defaultPrimary = '#2a85ff';

/** Muted greys, the same in every document. Only the primary colour belongs to the brand. */
export const colors = {
  ink: '#1d2939',
  body: '#344054',
  muted: '#667085',
  line: '#dfe3e9',
  zebra: '#f7f9fb',
  panel: '#f2f5f9',
  success: '#12805c',
  warning: '#b45309',
  danger: '#b42318',
} as const;

/** Mixes a `#rrggbb` colour with white; 0 gives white, 1 the colour itself. */
export function tint(color: string, strength: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(255 - (255 - channel) * strength));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export type FontWeight = 'regular' | 'semibold' | 'bold';
export type FontName = FontWeight | 'riyal' | 'emoji' | 'symbols';

const require = createRequire(import.meta.url);

/** The riyal sign was added in Unicode 17; Cairo has no glyph for it, so a small separate font contains it. */
export const riyalSign = '\u20C1';

/** Makes the riyal sign as tall as Cairo's digits: 0.66 em against 0.613 em. */
export const riyalScale = 1.076;

/** Reads a font file once per process. */
function fontFile(path: string): () => Buffer {
  let file: Buffer | undefined;
  return () => (file ??= readFileSync(require.resolve(path)));
}

/** Font files. Full TTFs: subset web fonts lack the Arabic joining tables. */
export const fontFiles: Readonly<Record<FontName, () => Buffer>> = {
  regular: fontFile('@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf'),
  semibold: fontFile('@expo-google-fonts/cairo/600SemiBold/Cairo_600SemiBold.ttf'),
  bold: fontFile('@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf'),
  riyal: fontFile('@emran-alhaddad/saudi-riyal-font/fonts/regular/saudi_riyal.ttf'),
  emoji: fontFile('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  symbols: fontFile('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
};
