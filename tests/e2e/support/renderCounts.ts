import type { Page } from '@playwright/test';

export interface RenderCounts {
  /** Times that React changed the page. */
  readonly commits: number;
  /** Components that were there before and were rendered again. */
  readonly updates: number;
  /** Layouts of the browser. */
  readonly layouts: number;
  /** Names of the updated components with their number, the most often updated first; minified as in the build. */
  readonly names: readonly (readonly [string, number])[];
}

interface Counted {
  commits: number;
  updates: number;
  names: Record<string, number>;
}

/** Counts React's work on the pages of a context, by the hook that it offers to its developer tools. Call before `goto`. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Fiber {
      readonly tag: number;
      readonly flags: number;
      readonly type: { readonly name?: string; readonly displayName?: string } | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly alternate: Fiber | null;
    }
    const counted: Counted = { commits: 0, updates: 0, names: {} };
    // Functions, classes, forwarded references, and functions in `memo`: React's numbers for kinds of components.
    const components = new Set([0, 1, 11, 15]);
    const performedWork = 1;
    // Children that React has not touched are the same objects as before.
    const walk = (fiber: Fiber): void => {
      const before = fiber.alternate;
      if (before === null) return;
      if (components.has(fiber.tag) && (fiber.flags & performedWork) !== 0) {
        counted.updates += 1;
        const name = fiber.type?.displayName ?? fiber.type?.name ?? String(fiber.tag);
        counted.names[name] = (counted.names[name] ?? 0) + 1;
      }
      if (fiber.child === before.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) walk(child);
    };
    Object.assign(window, {
      counted,
      // oxlint-disable-next-line no-underscore-dangle -- React's name
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => {
          counted.commits += 1;
          walk(root.current);
        },
      },
    });
  });
}

/** Counts the work from now until the page has been at rest for a moment. */
export async function rendersOf(page: Page, act: () => Promise<void>): Promise<RenderCounts> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const layouts = async () =>
    (await devTools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')
      ?.value ?? 0;
  const before = await layouts();
  await page.evaluate(() => {
    Object.assign((window as unknown as { counted: Counted }).counted, { commits: 0, updates: 0, names: {} });
  });
  await act();
  const counted = await page.evaluate(() => (window as unknown as { counted: Counted }).counted);
  const after = await layouts();
  await devTools.detach();
  const names = Object.entries(counted.names).sort(([, one], [, other]) => other - one);
  return { commits: counted.commits, updates: counted.updates, layouts: after - before, names };
}
