import { iconNames, menuGroups } from '../menu';
import type { Resource } from '../resource';
import { didYouMean } from './checkNames';

/** R35: the menu knows the icon and the group. */
export function checkMenu({ name, menu }: Resource): string[] {
  if (!menu) return [];
  const unknown = (what: string, said: string, known: readonly string[]) =>
    known.includes(said)
      ? []
      : [
          `R35 ${name}: «menu» names the ${what} "${said}", which there is not. ${didYouMean(said, known) ?? `Take one of ${known.join(', ')}.`}`,
        ];
  return [
    ...unknown('icon', menu.icon, iconNames),
    ...(menu.group === undefined ? [] : unknown('group', menu.group, Object.keys(menuGroups))),
  ];
}
