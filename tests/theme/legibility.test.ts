import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { antdTheme } from 'sijil/react/theme/antdTheme';
import { coloursOf, yoursGround } from 'sijil/react/theme/cssVariables';
import {
  chartColours,
  type Mode,
  roles,
  type SchemeName,
  schemes,
  surfaces,
  tones,
} from 'sijil/react/theme/tokens';
import { brandColours, darkColourOf } from 'sijil/base/colour/brandColours';
import type { BrandView } from 'sijil/contract/designView';
import { contrast } from './contrast';

const enough = 4.5;
/** Minimum for graphics rather than text (WCAG 2.2, 1.4.11). */
const enoughForMarks = 3;
const modes: readonly Mode[] = ['light', 'dark'];
type Own = BrandView['colours'];
/** Brand colours, each with the dark-mode colours derived from it. */
const brands = ['#0b57d0', '#0a2540', '#b3261e', '#767676'].map((colour): [string, Own] => [
  `brand ${colour}`,
  {
    light: brandColours(colour, 'light'),
    dark: brandColours(darkColourOf(colour, null) ?? colour, 'dark'),
  },
]);
const looks: readonly { readonly name: string; readonly scheme: SchemeName; readonly own: Own }[] = [
  ...(Object.keys(schemes) as SchemeName[]).map((scheme) => ({ name: scheme, scheme, own: {} })),
  ...brands.map(([name, own]) => ({ name, scheme: 'default' as const, own })),
];
const combinations = modes.flatMap((mode) => looks.map((look) => ({ mode, ...look })));

/** Every pair of text and background colours that a combination renders, by name. */
function pairs(
  mode: Mode,
  scheme: SchemeName,
  own: Own,
): [name: string, ink: string, ground: string, under?: string][] {
  const { page, card, raised, sunken, hover, ink, text, quiet } = surfaces[mode];
  const role = roles[mode];
  const { primary, solid, solidHover, solidActive, onSolid, link } = coloursOf(scheme, mode, own);
  const yours = yoursGround(primary, mode);
  const config = antdTheme({ mode, themeSchema: scheme, controlSize: 'md', own });
  const token = theme.getDesignToken(config);
  const { Button, Badge, Tooltip } = { ...config.components };
  const grounds = { page, card, raised };
  return [
    ...Object.entries(grounds).flatMap(([name, ground]): [string, string, string][] => [
      [`text on ${name}`, text, ground],
      [`quiet text on ${name}`, quiet, ground],
      [`link on ${name}`, link, ground],
      ...(['late', 'soon', 'done', 'grade-a', 'grade-b', 'grade-c', 'grade-f'] as const).map(
        (one): [string, string, string] => [`${one} on ${name}`, role[one], ground],
      ),
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
    ['text of what is yours', text, yours],
    ['quiet text of what is yours', quiet, yours],
    ['link in what is yours', link, yours],
    ['text of what is late', text, role['late-ground']],
    ['late in what is late', role.late, role['late-ground']],
    ['text on the dark panel', role['on-ink'], ink],
    ['quiet text on the dark panel', role['on-ink-quiet'], ink],
    ['text on a photo', role['on-photo'], role.photo],
    ...(['a', 'b', 'c', 'f'] as const).map((grade): [string, string, string] => [
      `letter of grade ${grade}`,
      role[`grade-${grade}`],
      role[`grade-${grade}-ground`],
    ]),
    ['text that is pointed at', text, hover],
    ['quiet text that is pointed at', quiet, hover],
    ['text that is sunken', text, sunken],
    ['chosen row or option', token.colorText, token.controlItemBgActive],
    ['chosen row or option that is pointed at', token.colorText, token.controlItemBgActiveHover],
    ['choice that is not taken', quiet, sunken],
    ['placeholder', token.colorTextPlaceholder, card],
    ...Object.entries(tones[mode]).flatMap(([name, tone]): [string, string, string][] => [
      [`tag ${name}`, tone.text, tone.ground],
      [`${name} ink on a card`, tone.text, card],
      [`${name} ink on a raised surface`, tone.text, raised],
    ]),
  ];
}

/** Every mark that shows a state without text. */
function marks(mode: Mode, scheme: SchemeName, own: Own): [name: string, ink: string, ground: string][] {
  const config = antdTheme({ mode, themeSchema: scheme, controlSize: 'md', own });
  const { colorPrimary, colorWhite } = theme.getDesignToken(config);
  const { Checkbox, Radio, Switch } = { ...config.components };
  const { page, card, raised, graphic } = surfaces[mode];
  const role = roles[mode];
  const { link } = coloursOf(scheme, mode, own);
  return [
    ['tick of a checkbox', Checkbox?.colorWhite ?? colorWhite, colorPrimary],
    ['dot of a radio button', Radio?.colorWhite ?? colorWhite, colorPrimary],
    ['knob of a switch that is on', Switch?.handleBg ?? colorWhite, colorPrimary],
    ...Object.entries({ page, card, raised }).flatMap(([name, ground]): [string, string, string][] => [
      [`ring of the focus on ${name}`, link, ground],
      [`icon without a text on ${name}`, graphic, ground],
      [`border of a text box on ${name}`, role['field-line'], ground],
      [`dot of what is due soon on ${name}`, role['soon-dot'], ground],
      ...(['a', 'b', 'c', 'f'] as const).map((grade): [string, string, string] => [
        `ring of grade ${grade} on ${name}`,
        role[`grade-${grade}-ring`],
        ground,
      ]),
    ]),
    ...chartColours[mode].map((colour, at): [string, string, string] => [`chart series ${at}`, colour, card]),
  ];
}

describe.each(combinations)('contrast in the scheme $name, mode $mode', ({ mode, scheme, own }) => {
  test('text has at least 4.5:1 against its background', () => {
    const faint = pairs(mode, scheme, own)
      .map(([name, ink, ground, under]) => ({ name, ink, ground, ratio: contrast(ink, ground, under) }))
      .filter(({ ratio }) => ratio < enough);
    expect(faint).toEqual([]);
  });

  test('marks have at least 3:1 against their background', () => {
    const faint = marks(mode, scheme, own)
      .map(([name, ink, ground]) => ({ name, ink, ground, ratio: contrast(ink, ground) }))
      .filter(({ ratio }) => ratio < enoughForMarks);
    expect(faint).toEqual([]);
  });
});

test('the contrast function is correct: black on white is 21, equal colours are 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('rgba(0,0,0,0.5)', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1);
});
