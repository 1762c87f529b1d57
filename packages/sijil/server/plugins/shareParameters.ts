interface Parameter {
  readonly name: string;
  readonly in: string;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
}

interface Document<O extends Operation> {
  readonly paths: Readonly<Record<string, Readonly<Record<string, O>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** Returns the document with each parameter that operations share written once, under its name, `query.q`, `path.id.2`. */
export function shareParameters<O extends Operation, D extends Document<O>>(document: D): D {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const uses = new Map<string, { readonly parameter: Parameter; readonly times: number }>();
  for (const { parameters = [] } of operations)
    for (const parameter of parameters) {
      const text = JSON.stringify(parameter);
      uses.set(text, { parameter, times: (uses.get(text)?.times ?? 0) + 1 });
    }
  const names = new Map<string, string>();
  const shared: Record<string, Parameter> = {};
  for (const [text, { parameter, times }] of uses) {
    if (times === 1) continue;
    const name = freeName(`${parameter.in}.${parameter.name}`, shared);
    shared[name] = parameter;
    names.set(text, name);
  }
  const referring = (parameter: Parameter) => {
    const name = names.get(JSON.stringify(parameter));
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
  };
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          operation.parameters
            ? { ...operation, parameters: operation.parameters.map(referring) }
            : operation,
        ]),
      ),
    ]),
  );
  return { ...document, components: { ...document.components, parameters: shared }, paths };
}

function freeName(preferredName: string, taken: Readonly<Record<string, unknown>>, next = 2): string {
  if (!(preferredName in taken)) return preferredName;
  const name = `${preferredName.replace(/\.\d+$/, '')}.${next}`;
  return name in taken ? freeName(preferredName, taken, next + 1) : name;
}
