import { screens } from '#app/screens';
import { type ConsoleScreen, consoleScreens } from './consoleScreens';

const built = new Set<string>(screens.map(({ path }) => path));

/** The screens that the declarations generate, but for those that a hand-built page replaces. */
export const routedConsoleScreens: readonly ConsoleScreen[] = consoleScreens.filter(
  ({ path }) => !built.has(path),
);
