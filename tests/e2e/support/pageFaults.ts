import type { Page } from '@playwright/test';
import type { Language } from 'sijil/base/i18n/localized';
import { axeFaults } from './axeFaults';
import { controlFaults } from './controlFaults';
import { touchTargetFaults } from './touchTargetFaults';
import { textKeys } from './words';

/** Returns all faults of a rendered page: of axe, of the layout, of the texts and, on a phone, of touch targets. */
export async function pageFaults(page: Page, language: Language): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  return [
    ...(await axeFaults(page)),
    ...(await controlFaults(page)),
    ...(width < 768 ? await touchTargetFaults(page) : []),
    ...(await frameFaults(page, language)),
    ...(await loneMenuFaults(page)),
    ...(await wordFaults(page)),
  ];
}

async function frameFaults(page: Page, language: Language): Promise<string[]> {
  const { wider, headings, lang, dir, title } = await page.evaluate(() => ({
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // A list that was left stays rendered, but hidden.
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
  }));
  return [
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(lang === language ? [] : [`lang is ${lang}`]),
    ...(dir === (language === 'ar' ? 'rtl' : 'ltr') ? [] : [`dir is ${dir}`]),
    ...(title === '' ? ['no title'] : []),
  ];
}

/** Menu buttons without another button, whose row shows nothing else: they belong beside the heading or its facts. */
function loneMenuFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('fieldset > [aria-haspopup="menu"]:only-child')].flatMap((menu) => {
      const { top, bottom } = menu.getBoundingClientRect();
      const part = menu.closest('header, section') ?? document.body;
      const isBeside = [
        ...part.querySelectorAll('h1, h2, a, button:not([aria-haspopup="menu"]), [data-facts]'),
      ].some((one) => {
        const box = one.getBoundingClientRect();
        return box.top < bottom && box.bottom > top;
      });
      return isBeside ? [] : [`«${menu.getAttribute('aria-label') ?? ''}» alone in its row`];
    }),
  );
}

const slips = /\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b|\{\{/;

/** Pages on which users write messages with placeholders. */
const writesPlaceholders = /^\/automations\//;

/** Texts for programmers only: keys in place of texts, and values without labels. */
async function wordFaults(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
    const said = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...said];
  });
  const isWritten = writesPlaceholders.test(new URL(page.url()).pathname);
  const unwritten = (text: string) => (isWritten ? text.replaceAll(/\{\{[^{}]+\}\}/g, '') : text);
  const keys = textKeys();
  const isKey = (word: string) => keys.has(word.replace(/^\w+:/, ''));
  return [
    ...texts.filter((text) => slips.test(unwritten(text))).map((text) => `says «${text}»`),
    ...texts.flatMap((text) => text.split(/\s+/).filter((word) => word.includes('.') && isKey(word))),
  ];
}
