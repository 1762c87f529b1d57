import { plausible } from './bodies';
import type { JsonSchema } from './catalogue';

interface WorstBody {
  readonly shape: string;
  /** JSON within the allowed size. */
  readonly text: string;
}

const id = '00000000-0000-4000-8000-000000000000';

/** Concatenates parts until they fill the given number of bytes. */
function filled(bytes: number, partOf: (index: number) => string): string {
  const parts: string[] = [];
  let size = 0;
  for (let index = 0; ; index += 1) {
    const part = partOf(index);
    size += Buffer.byteLength(part) + 1;
    if (size > bytes) return parts.join(',');
    parts.push(part);
  }
}

/** Name of a field of a type; any name where there is none. */
function fieldOf(schema: JsonSchema | null, type: 'array' | 'string'): [name: string, schema?: JsonSchema] {
  const isOf = ({ type: own, anyOf }: JsonSchema): boolean => own === type || (anyOf ?? []).some(isOf);
  return Object.entries(schema?.properties ?? {}).find(([, one]) => isOf(one)) ?? ['x'];
}

/** Returns the largest bodies that an operation accepts, in the shapes that cost most to validate. */
export function worstBodies(schema: JsonSchema | null, kb: number): WorstBody[] {
  const right = schema ? (plausible(schema, () => id) as Record<string, unknown>) : {};
  const [list, listed] = fieldOf(schema, 'array');
  const item = listed?.items ?? listed?.anyOf?.find((one) => one.items)?.items;
  const [line] = fieldOf(schema, 'string');
  const room = kb * 1024 - Buffer.byteLength(JSON.stringify(right)) - 200;
  const withPart = (name: string, json: string) => {
    const { [name]: _, ...others } = right;
    const rest = JSON.stringify(others).slice(1);
    return `{${JSON.stringify(name)}:${json}${rest === '}' ? '' : ','}${rest}`;
  };
  const row = item ? JSON.stringify(plausible(item, () => id)) : '{"a":1}';
  const keys = `{${filled(2000, (key) => `"k${key}":0`)}}`;
  return [
    { shape: 'many keys', text: `{${filled(room, (key) => `"k${key}":0`)}}` },
    { shape: 'deep', text: withPart('x', '['.repeat(room / 2) + ']'.repeat(room / 2)) },
    { shape: 'a long text', text: withPart(line, `"${'س'.repeat(room / 2)}"`) },
    { shape: 'many numbers', text: withPart(list, `[${filled(Math.min(room, 19_000), () => '0')}]`) },
    { shape: 'many rows', text: withPart(list, `[${filled(room, () => row)}]`) },
    { shape: 'many keys in many rows', text: withPart(list, `[${filled(room, () => keys)}]`) },
  ];
}
