import { channelsOf, mix, type Mode, type ModeColours, surfaces } from './surfaces';

/** Least contrasts by WCAG 2.2: of letters (1.4.3), and of controls against their background (1.4.11). */
const leastContrast = { letters: 4.5, control: 3 } as const;

export interface ContrastProblem {
  /** `letters`: text on the colour cannot be read. `control`: a control in the colour does not stand out from the page. */
  readonly of: keyof typeof leastContrast;
  /** Contrast that it has, rounded down to a tenth. */
  readonly ratio: number;
  /** The nearest colour without a problem. */
  readonly nearest: string;
}

const white = '#ffffff';
const black = '#000000';
const darkLetters = '#09090b';

/** Problem of a main colour `#rrggbb` in one mode; null where it has enough contrast everywhere. */
export function contrastProblem(colour: string, mode: Mode): ContrastProblem | null {
  const of = failing(colour, mode);
  if (of === null) return null;
  const ratio = Math.floor(measured(colour, mode)[of] * 10) / 10;
  return { of, ratio, nearest: nearest(colour, (one) => failing(one, mode) === null) };
}

function failing(colour: string, mode: Mode): ContrastProblem['of'] | null {
  const { letters, control } = measured(colour, mode);
  if (control < leastContrast.control) return 'control';
  return letters < leastContrast.letters ? 'letters' : null;
}

const measured = (colour: string, mode: Mode) => ({
  control: onSurfaces(colour, mode),
  letters: contrast(lettersOn(colour), colour),
});

/** Lowest contrast of a colour on the surfaces of a mode. */
function onSurfaces(colour: string, mode: Mode): number {
  const { page, card, raised } = surfaces[mode];
  return Math.min(...[page, card, raised].map((surface) => contrast(colour, surface)));
}

const lettersOn = (colour: string) =>
  contrast(white, colour) >= leastContrast.letters ? white : darkLetters;

/** Steps of a hundredth towards black and white. */
const steps = Array.from({ length: 101 }, (_, step) => step / 100);

/** Returns the colour itself, or the least darkened or lightened one that passes. */
function nearest(colour: string, passes: (colour: string) => boolean): string {
  const candidates = steps.flatMap((share) => [mix(black, colour, share), mix(white, colour, share)]);
  return candidates.find(passes) ?? colour;
}

/** Main colour of dark mode: the one given for it, or the colour nearest to that of light mode with enough contrast there. */
export function darkColourOf(colour: string | null, given: string | null): string | null {
  return given ?? (colour && (contrastProblem(colour, 'dark')?.nearest ?? colour));
}

/** Colours derived from a main colour without a problem. */
export function brandColours(colour: string, mode: Mode): ModeColours {
  const letters = lettersOn(colour);
  // Shades move away from the colour of the letters, which raises their contrast.
  const away = letters === white ? black : white;
  return {
    primary: colour,
    deep: colour,
    mild: mix(white, colour, 0.15),
    subtle: `${colour}1a`,
    neutral: white,
    solid: colour,
    solidHover: mix(away, colour, 0.12),
    solidActive: mix(away, colour, 0.22),
    onSolid: letters,
    link: nearest(colour, (one) => onSurfaces(one, mode) >= leastContrast.letters),
  };
}

/** True for a colour `#rrggbb`. */
export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Contrast of two colours `#rrggbb` by WCAG 2: from 1, where they are equal, to 21, black on white. */
function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
