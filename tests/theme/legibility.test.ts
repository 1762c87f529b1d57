import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { antdTheme } from '../../src/theme/antdTheme';
import { inksOf } from '../../src/theme/inks';
import { type Mode, type SchemeName, schemes, surfaces, tones } from '../../src/theme/tokens';
import { contrast } from './contrast';

const enough = 4.5;
const modes: readonly Mode[] = ['light', 'dark'];
const combinations = modes.flatMap((mode) =>
  (Object.keys(schemes) as SchemeName[]).map((scheme) => ({ mode, scheme })),
);

/** Every pair of letters and ground that a combination draws, by what it is. */
function pairs(
  mode: Mode,
  scheme: SchemeName,
): [name: string, ink: string, ground: string, under?: string][] {
  const { page, card, raised, text, quiet } = surfaces[mode];
  const { solid, solidHover, solidActive, onSolid, link } = inksOf(scheme, mode);
  const { subtle } = schemes[scheme][mode];
  const token = theme.getDesignToken(antdTheme({ mode, themeSchema: scheme, controlSize: 'md' }));
  const grounds = { page, card, raised };
  return [
    ...Object.entries(grounds).flatMap(([name, ground]): [string, string, string][] => [
      [`text on ${name}`, text, ground],
      [`quiet text on ${name}`, quiet, ground],
      [`link on ${name}`, link, ground],
      [`antd text on ${name}`, token.colorText, ground],
      [`antd secondary text on ${name}`, token.colorTextSecondary, ground],
      [`antd tertiary text on ${name}`, token.colorTextTertiary, ground],
      [`antd link on ${name}`, token.colorLink, ground],
      [`antd error on ${name}`, token.colorError, ground],
    ]),
    ['letters of a solid button', onSolid, solid],
    ['letters of a solid button that is pointed at', onSolid, solidHover],
    ['letters of a solid button that is pressed', onSolid, solidActive],
    ["antd's solid button", token.colorTextLightSolid, token.colorPrimary],
    ['chosen entry of the menu', text, subtle, card],
    ['chosen entry of the menu on the page', text, subtle, page],
    ['chosen row or option', token.colorText, token.controlItemBgActive],
    ['chosen row or option that is pointed at', token.colorText, token.controlItemBgActiveHover],
    ['placeholder', token.colorTextPlaceholder, card],
    ...Object.entries(tones[mode]).flatMap(([name, tone]): [string, string, string][] => [
      [`tag ${name}`, tone.text, tone.ground],
      [`${name} ink on a card`, tone.text, card],
      [`${name} ink on a raised surface`, tone.text, raised],
    ]),
  ];
}

describe.each(combinations)('everything is legible in the scheme $scheme, mode $mode', ({ mode, scheme }) => {
  test('letters keep 4.5:1 against what they stand on', () => {
    const faint = pairs(mode, scheme)
      .map(([name, ink, ground, under]) => ({ name, ink, ground, ratio: contrast(ink, ground, under) }))
      .filter(({ ratio }) => ratio < enough);
    expect(faint).toEqual([]);
  });
});

test('the measure is right: black on white is 21, equal colours are 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('rgba(0,0,0,0.5)', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1);
});
