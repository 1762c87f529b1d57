import { type FieldDesign, fieldOfDesign } from '#framework/schema/designs/fieldDesign';

const bare: Omit<FieldDesign, 'resource' | 'name' | 'kind' | 'label' | 'options' | 'target'> = {
  help: null,
  required: false,
  isUnique: false,
  min: null,
  max: null,
  startsAs: null,
  inList: true,
  searched: false,
  readers: null,
  writers: null,
};

/** A designed field as the code declares one: `gateNumber: text({ label: …, addedLater: true })`. */
export function declarationText(design: FieldDesign): string {
  const { kind, label, help, addedLater, ...settings } = fieldOfDesign(design);
  const options = { label, ...(help && { help }), ...settings, addedLater };
  const defaults: Readonly<Record<string, unknown>> = { ...fieldOfDesign({ ...design, ...bare }) };
  const isOwn = ([name, value]: [string, unknown]) =>
    alwaysGiven.has(name) || isMany(kind) || JSON.stringify(defaults[name]) !== JSON.stringify(value);
  const own = Object.fromEntries(Object.entries(options).filter(isOwn));
  return `${design.name}: ${kind}(${literal(own)})`;
}

const alwaysGiven = new Set(['label', 'addedLater', 'options', 'to']);
/** Several files are declared with their number. */
const isMany = (kind: string) => kind === 'files';

/** A value as it is written in code; the formatter breaks its lines. */
function literal(value: unknown): string {
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
