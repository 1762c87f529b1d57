import { hasRows } from '#framework/schema/kindFacts';
import type { ConsoleScreen } from '@framework/screens/consoleScreens';
import { keysOf } from '#framework/base/objects';

/** Parts of the sample that rotate: every generated screen is opened at least once in so many commits. */
const shares = 8;

/**
 * The generated screens that a run opens: the fewest that between them draw every kind of field and every part of a page in
 * each view, and of the others the share that this commit has. `E2E_SHARE=all` opens all of them.
 */
export function screenSample(screens: readonly ConsoleScreen[], share: string): ReadonlySet<ConsoleScreen> {
  if (share === 'all') return new Set(screens);
  const turn = Number(share) % shares;
  return new Set([...coverOf(screens), ...screens.filter((_screen, at) => at % shares === turn)]);
}

/** Takes the screen that adds the most undrawn parts until all are drawn. */
function coverOf(screens: readonly ConsoleScreen[]): ConsoleScreen[] {
  const chosen: ConsoleScreen[] = [];
  const drawn = new Set<string>();
  const added = (screen: ConsoleScreen) => partsOf(screen).filter((part) => !drawn.has(part)).length;
  for (;;) {
    const [best] = [...screens].sort((one, other) => added(other) - added(one));
    if (!best || added(best) === 0) return chosen;
    chosen.push(best);
    for (const part of partsOf(best)) drawn.add(part);
  }
}

/**
 * What a generated screen draws: its view, the kinds of its fields, and the parts of its page that a declaration may lack. The
 * form of a new record is that of an existing one.
 */
function partsOf({ view, resource }: ConsoleScreen): string[] {
  const shown = view === 'list' ? resource.list : keysOf(resource.fields);
  const kinds = shown.flatMap((name) => {
    const field = resource.fields[name];
    return field ? [`${field.kind}${hasRows(field) ? ' with rows' : ''}`] : [];
  });
  const parts = {
    sections: resource.sections.length > 0,
    children: view === 'show' && (resource.children ?? []).length > 0,
    actions: (resource.actions ?? []).length > 0,
    inline: resource.inline.length > 0,
    search: view === 'list' && resource.search.length > 0,
    presets: view === 'list' && (resource.presets ?? []).length > 0,
    import: view === 'list' && resource.importKey !== undefined,
    account: resource.account !== undefined,
    single: resource.single === true,
    module: resource.storedBy === 'module',
  };
  const present = keysOf(parts).filter((part) => parts[part]);
  const drawing = view === 'create' || view === 'edit' ? 'form' : view;
  return [view, ...[...kinds, ...present].map((part) => `${drawing}: ${part}`)];
}
