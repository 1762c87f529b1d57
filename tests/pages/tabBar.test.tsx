// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TabBar } from '@/requests/TabBar';
import { drawnPage } from '../support/drawn';

const { draw, all, press, focus } = drawnPage();

const tabs = ['summary', 'results', 'history'].map((key) => ({ key, label: key, children: `panel ${key}` }));

function Bar() {
  const [active, setActive] = useState<string | null>('summary');
  return <TabBar tabs={tabs} active={active} onChange={setActive} label="Request" />;
}

const shown = () => [
  document.activeElement?.textContent,
  all('[role=tab][aria-selected=true]').map((tab) => tab.textContent),
  all('[role=tabpanel]').map((panel) => panel.textContent),
];
const contentOf = (key: string) => [key, [key], [`panel ${key}`]];

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('on a page that reads %s, %s opens and focuses the next tab', async (direction, next, previous) => {
  await draw(
    <div style={{ direction: direction as 'ltr' | 'rtl' }}>
      <Bar />
    </div>,
  );
  await focus(all('[role=tab]')[0]);
  await press(next);
  expect(shown()).toEqual(contentOf('results'));
  await press(next);
  await press(next);
  expect(shown()).toEqual(contentOf('history'));
  await press(previous);
  expect(shown()).toEqual(contentOf('results'));
});

it('only the open tab is in the tab order', async () => {
  await draw(<Bar />);
  expect(all('[role=tab]').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});
