type Rgba = readonly [number, number, number, number];

/** WCAG 2.2 contrast of two colours, 1 to 21; a translucent colour is blended with the colour below it first. */
export function contrast(ink: string, ground: string, under = '#ffffff'): number {
  const lower = over(parse(ground), parse(under));
  const [one, other] = [luminance(over(parse(ink), lower)), luminance(lower)].sort((a, b) => b - a);
  return ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05);
}

function parse(colour: string): Rgba {
  const named = /^rgba?\(([^)]+)\)$/.exec(colour);
  if (named) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (named[1] ?? '').split(',').map(Number);
    return [red, green, blue, alpha];
  }
  const digits = colour.slice(1);
  const hex = digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits;
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4), hex.length === 8 ? channel(6) / 255 : 1];
}

function over([red, green, blue, alpha]: Rgba, lower: Rgba): Rgba {
  const blend = (upper: number, at: number) => upper * alpha + (lower[at] ?? 0) * (1 - alpha);
  return [blend(red, 0), blend(green, 1), blend(blue, 2), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
