// @vitest-environment happy-dom
import { ConfigProvider } from 'antd';
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LeaveBlank } from 'sijil/react/frame/LeaveBlank';
import { LanguageButton, ModeButton } from 'sijil/react/frame/AppearanceButtons';
import ThemePanel from 'sijil/react/frame/themePanel/ThemePanel';
import { changeLanguage, startI18n } from 'sijil/react/providers/i18n';
import { initialTheme, useTheme } from 'sijil/react/theme/themeStore';
import { portalPart } from '../support/portalPart';

beforeAll(() => startI18n(['theme', 'common']));
const page = portalPart();
const theme = () => useTheme.getState();
beforeEach(async () => {
  await changeLanguage('en');
  useTheme.setState({ ...initialTheme, direction: 'ltr', directionFor: 'en', panelExpand: true });
});

const panel = () =>
  page.show(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ThemePanel />
    </ConfigProvider>,
  );
const checked = (name: string) =>
  page
    .all<HTMLInputElement>(`input[name=${name}]`)
    .filter((one) => one.checked)
    .map((one) => one.closest('label')?.textContent);
/** Presses one of the values that are side by side. */
const press = (text: string) =>
  page.click(
    page
      .all('.ant-segmented-item')
      .find(({ textContent }) => textContent === text)!
      .querySelector('input')!,
  );
const marked = () => page.texts('.ant-segmented-item-selected');

describe('the panel of the appearance', () => {
  it('shows the present choice of everything', async () => {
    useTheme.setState({
      themeSchema: 'green',
      mode: 'dark',
      controlSize: 'sm',
      layout: { type: 'stackedSide', sideNavCollapse: true },
    });
    await panel();
    expect(checked('scheme')).toEqual(['Green']);
    expect(checked('layout')).toEqual(['Stacked menu']);
    expect(marked()).toEqual(['Dark', 'Left to right', 'Small']);
    expect(page.named('Collapse side menu').getAttribute('aria-checked')).toBe('true');
  });

  it.each([
    ['Light', 'mode', 'light'],
    ['Dark', 'mode', 'dark'],
    ['Tiny', 'controlSize', 'xs'],
    ['Small', 'controlSize', 'sm'],
    ['Medium', 'controlSize', 'md'],
    ['Large', 'controlSize', 'lg'],
    ['Right to left', 'direction', 'rtl'],
    ['Left to right', 'direction', 'ltr'],
  ] as const)('«%s» applies at once', async (text, name, value) => {
    useTheme.setState({
      mode: value === 'dark' ? 'light' : 'dark',
      controlSize: value === 'md' ? 'lg' : 'md',
      direction: value === 'rtl' ? 'ltr' : 'rtl',
    });
    await panel();
    await press(text);
    expect([theme()[name], marked().includes(text)]).toEqual([value, true]);
  });

  it('a chosen direction is for the present language only', async () => {
    useTheme.setState({ directionFor: 'ar' });
    await panel();
    await press('Right to left');
    expect(theme().directionFor).toBe('en');
  });

  it.each([
    ['Neutral', 'dark'],
    ['Green', 'green'],
    ['Purple', 'purple'],
    ['Orange', 'orange'],
  ])('the colours «%s» are chosen by their name', async (name, scheme) => {
    await panel();
    expect(checked('scheme')).toEqual(['Blue']);
    await page.click(page.card(name));
    expect([theme().themeSchema, checked('scheme')]).toEqual([scheme, [name]]);
    // The tick is on the chosen colour only.
    expect(page.all('label .anticon-check')).toHaveLength(1);
    expect(page.card(name).closest('label')!.querySelector('.anticon-check')).not.toBeNull();
  });

  it.each([
    ['Stacked menu', 'stackedSide'],
    ['Top bar', 'topBarClassic'],
    ['Frameless menu', 'framelessSide'],
    ['Content overlay', 'contentOverlay'],
    ['Content only', 'blank'],
  ])('the layout «%s» is chosen by its name, and the one before is remembered', async (name, type) => {
    await panel();
    await page.click(page.card(name));
    expect(theme().layout).toEqual({ type, sideNavCollapse: false, previousType: 'collapsibleSide' });
    expect(checked('layout')).toEqual([name]);
  });

  it('each layout has a drawing of its own, which is silent for a screen reader', async () => {
    await panel();
    const drawings = page
      .all('label svg[aria-hidden=true]')
      .map((one) => one.innerHTML)
      .filter((one) => one.includes('rect'));
    expect([drawings.length, new Set(drawings).size]).toEqual([6, 6]);
  });

  it('collapses the side menu', async () => {
    await panel();
    await page.press('Collapse side menu');
    expect(theme().layout.sideNavCollapse).toBe(true);
    await page.press('Collapse side menu');
    expect(theme().layout.sideNavCollapse).toBe(false);
  });

  it('restores what the portal starts with, in the direction of the language, and stays open', async () => {
    useTheme.setState({ themeSchema: 'purple', controlSize: 'lg', direction: 'rtl' });
    await panel();
    await page.press('Restore default appearance');
    expect(theme()).toMatchObject({
      themeSchema: 'default',
      controlSize: 'md',
      direction: 'ltr',
      panelExpand: true,
    });
  });

  it.each([
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const)('opens at the end of a page that is %s, and closes by its button', async (direction, side) => {
    useTheme.setState({ direction });
    await panel();
    expect(page.all(`.ant-drawer-${side}.ant-drawer-open`)).toHaveLength(1);
    await page.press('Close');
    expect([theme().panelExpand, page.all('.ant-drawer-open').length]).toEqual([false, 0]);
  });
});

it('the layout without a menu is left for the one before it', async () => {
  useTheme.setState({ layout: { type: 'blank', sideNavCollapse: true, previousType: 'topBarClassic' } });
  await page.show(<LeaveBlank />);
  await page.press('Back to the previous layout');
  expect(theme().layout).toEqual({ type: 'topBarClassic', sideNavCollapse: true });
});

describe('the buttons of the header', () => {
  it('the mode is changed by a button that is named by what it does', async () => {
    await page.show(<ModeButton />);
    await page.press('Dark mode');
    expect([theme().mode, page.has('Light mode'), page.has('Dark mode')]).toEqual(['dark', true, false]);
    await page.press('Light mode');
    expect([theme().mode, page.said('button')]).toEqual(['light', '']);
    await page.show(<ModeButton named />);
    expect(page.said('button')).toBe('Dark mode');
  });

  it('the language is changed by a button in the other language, and the direction follows', async () => {
    await page.show(<LanguageButton />);
    const button = () => page.all('button')[0]!;
    expect(button().lang).toBe('ar');
    await page.click(button());
    await act(async () => undefined);
    await page.until(() => button().lang === 'en');
    expect([theme().direction, localStorage.getItem('language'), document.documentElement.lang]).toEqual([
      'rtl',
      'ar',
      'ar',
    ]);
    await page.click(button());
    await page.until(() => button().lang === 'ar');
    expect(theme().direction).toBe('ltr');
  });
});
