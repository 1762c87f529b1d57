const longestName = 40;

/**
 * The name of a field made of its English label, in camelCase: «Gate number» → `gateNumber`. A number is added to one
 * that is taken; a label without Latin letters is called `field`.
 */
export function nameFromLabel(label: string, taken: ReadonlySet<string>): string {
  const [first = 'field', ...others] = wordsOf(label);
  const name = [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))]
    .join('')
    .slice(0, longestName - 3);
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

function wordsOf(label: string): string[] {
  const words = label
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .split(' ')
    .filter(Boolean);
  // A name begins with a letter: «24-hour kitchen» is `field24HourKitchen`.
  return /^[a-z]/.test(words[0] ?? '') ? words : ['field', ...words];
}
