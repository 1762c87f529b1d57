import { holdsFiles } from '#framework/schema/kindFacts';
import { type FieldDesign, fieldOfDesign } from '#framework/schema/designs/fieldDesign';

const bare: Omit<FieldDesign, 'resource' | 'name' | 'kind' | 'label' | 'options' | 'target'> = {
  help: null,
  required: false,
  isUnique: false,
  min: null,
  max: null,
  startsAs: null,
  formula: null,
  shownField: null,
  shownValues: null,
  place: null,
  inList: true,
  searched: false,
  readers: null,
  writers: null,
};

/** A designed field as the code declares one: `gateNumber: text({ label: …, addedLater: true })`. */
export function declarationText(design: FieldDesign): string {
  const field = fieldOfDesign(design);
  const { kind, label, help, addedLater, ...settings } = field;
  const options = { label, ...(help && { help }), ...settings, addedLater };
  const defaults: Readonly<Record<string, unknown>> = { ...fieldOfDesign({ ...design, ...bare }) };
  const isOwn = ([name, value]: [string, unknown]) =>
    alwaysGiven.has(name) || holdsFiles(field) || JSON.stringify(defaults[name]) !== JSON.stringify(value);
  const own = Object.fromEntries(Object.entries(options).filter(isOwn));
  return `${design.name}: ${kind}(${literal(own)})`;
}

/** Options that a factory gives no default; several files are declared with their number. */
const alwaysGiven = new Set(['label', 'addedLater', 'options', 'to']);

/** A value as it is written in code; the formatter breaks its lines. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${key(name)}: ${literal(part)}`);
  return `{ ${parts.join(', ')} }`;
}

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

const quoted = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
