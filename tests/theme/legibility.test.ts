import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { antdTheme } from '../../framework/react/theme/antdTheme';
import { inksOf } from '../../framework/react/theme/inks';
import { type Mode, type SchemeName, schemes, surfaces, tones } from '../../framework/react/theme/tokens';
import { contrast } from './contrast';

const enough = 4.5;
/** For what is seen and not read (WCAG 2.2, 1.4.11). */
const enoughForMarks = 3;
const modes: readonly Mode[] = ['light', 'dark'];
const combinations = modes.flatMap((mode) =>
  (Object.keys(schemes) as SchemeName[]).map((scheme) => ({ mode, scheme })),
);

/** Every pair of letters and ground that a combination draws, by what it is. */
function pairs(
  mode: Mode,
  scheme: SchemeName,
): [name: string, ink: string, ground: string, under?: string][] {
  const { page, card, raised, line, text, quiet } = surfaces[mode];
  const { solid, solidHover, solidActive, onSolid, link } = inksOf(scheme, mode);
  const { subtle } = schemes[scheme][mode];
  const config = antdTheme({ mode, themeSchema: scheme, controlSize: 'md' });
  const token = theme.getDesignToken(config);
  const { Button, Badge, Tooltip } = { ...config.components };
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
    ['letters of a dangerous button', Button?.dangerColor ?? token.colorTextLightSolid, token.colorError],
    [
      'number of a badge',
      Badge?.colorTextLightSolid ?? token.colorTextLightSolid,
      Badge?.colorError ?? token.colorError,
    ],
    ['tooltip', Tooltip?.colorTextLightSolid ?? token.colorTextLightSolid, token.colorBgSpotlight, card],
    ['chosen entry of the menu', text, subtle, card],
    ['chosen entry of the menu on the page', text, subtle, page],
    ['chosen row or option', token.colorText, token.controlItemBgActive],
    ['chosen row or option that is pointed at', token.colorText, token.controlItemBgActiveHover],
    ['choice that is not taken', quiet, line],
    ['placeholder', token.colorTextPlaceholder, card],
    ...Object.entries(tones[mode]).flatMap(([name, tone]): [string, string, string][] => [
      [`tag ${name}`, tone.text, tone.ground],
      [`${name} ink on a card`, tone.text, card],
      [`${name} ink on a raised surface`, tone.text, raised],
    ]),
  ];
}

/** Every mark that tells a state without a word. */
function marks(mode: Mode, scheme: SchemeName): [name: string, ink: string, ground: string][] {
  const config = antdTheme({ mode, themeSchema: scheme, controlSize: 'md' });
  const { colorPrimary, colorWhite } = theme.getDesignToken(config);
  const { Checkbox, Radio, Switch } = { ...config.components };
  const { page, card, raised } = surfaces[mode];
  const { link } = inksOf(scheme, mode);
  return [
    ['tick of a checkbox', Checkbox?.colorWhite ?? colorWhite, colorPrimary],
    ['dot of a radio button', Radio?.colorWhite ?? colorWhite, colorPrimary],
    ['knob of a switch that is on', Switch?.handleBg ?? colorWhite, colorPrimary],
    ...[page, card, raised].map((ground): [string, string, string] => ['ring of the focus', link, ground]),
  ];
}

describe.each(combinations)('everything is legible in the scheme $scheme, mode $mode', ({ mode, scheme }) => {
  test('letters keep 4.5:1 against what they stand on', () => {
    const faint = pairs(mode, scheme)
      .map(([name, ink, ground, under]) => ({ name, ink, ground, ratio: contrast(ink, ground, under) }))
      .filter(({ ratio }) => ratio < enough);
    expect(faint).toEqual([]);
  });

  test('marks keep 3:1', () => {
    const faint = marks(mode, scheme)
      .map(([name, ink, ground]) => ({ name, ink, ground, ratio: contrast(ink, ground) }))
      .filter(({ ratio }) => ratio < enoughForMarks);
    expect(faint).toEqual([]);
  });
});

test('the measure is right: black on white is 21, equal colours are 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('rgba(0,0,0,0.5)', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1);
});
