/**
 * Text of each file of a new application, by its path.
 * @param {{ folder: string, name: { ar: string, en: string }, roles: { name: string, ar: string, en: string }[], framework: string }} given
 * @returns {Record<string, string>}
 */
export function filesOf({ folder, name, roles, framework }) {
  const [keeper = '', ...others] = roles.map((role) => role.name);
  return {
    'package.json': packageOf(folder, name.ar, framework),
    'tsconfig.json': tsconfig,
    'application.ts': applicationOf(name, roles),
    'resources/tasks.ts': tasksOf(keeper, others),
    'README.md': readmeOf(name.en),
    '.gitignore': 'node_modules/\ndist/\ndata/\n.env\n',
  };
}

const quoted = (/** @type {string} */ text) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
const listed = (/** @type {string[]} */ names) => `[${names.map(quoted).join(', ')}]`;

/** @param {string} folder @param {string} description @param {string} framework */
function packageOf(folder, description, framework) {
  const scripts = Object.fromEntries(
    ['start', 'dev', 'check', 'test', 'entity', 'migration'].map((command) => [command, `sijil ${command}`]),
  );
  const name =
    folder
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'application';
  return `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      description,
      type: 'module',
      scripts,
      dependencies: { sijil: framework },
    },
    null,
    2,
  )}\n`;
}

const tsconfig = `{
  "extends": "sijil/application.tsconfig.json",
  "include": ["."],
  "exclude": ["node_modules", "dist", "data"]
}
`;

/** @param {{ ar: string, en: string }} name @param {{ name: string, ar: string, en: string }[]} roles */
const applicationOf = (
  name,
  roles,
) => `import { type BackOfficeTypes, defineBackOffice } from 'sijil/contract/backOffice';
import type { Resource } from 'sijil/schema/resource';
import { tasks } from './resources/tasks';

const roles = {
${roles.map((role) => `  ${role.name}: { ar: ${quoted(role.ar)}, en: ${quoted(role.en)} },`).join('\n')}
} as const;

const resources = {
  tasks,
} as const satisfies Record<string, Resource>;

type Own = BackOfficeTypes<{ roles: typeof roles; resources: typeof resources }>;

declare module 'sijil/schema/application' {
  interface Register extends Own {}
}

defineBackOffice({
  name: { ar: ${quoted(name.ar)}, en: ${quoted(name.en)} },
  roles,
  // Who adds people, designs fields, writes automations and gives rights.
  keepers: [${quoted(roles[0]?.name ?? '')}],
  resources,
});
`;

/** @param {string} keeper @param {string[]} others */
const tasksOf = (
  keeper,
  others,
) => `import { choice, date, defineResource, longText, reference, text${others.length > 0 ? ', own' : ''} } from 'sijil/schema/index';

export const tasks = defineResource('tasks', {
  label: {
    one: { ar: 'المهمة', en: 'Task' },
    many: { ar: 'المهام', en: 'Tasks' },
    counted: { one: 'مهمة واحدة', two: 'مهمتان', few: 'مهام', many: 'مهمة' },
  },
  fields: {
    name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true, max: 120 }),
    personId: reference({ label: { ar: 'المسؤول', en: 'Assigned to' }, to: 'people' }),
    status: choice({
      label: { ar: 'الحالة', en: 'Status' },
      required: true,
      default: 'open',
      options: { open: { ar: 'مفتوحة', en: 'Open' }, done: { ar: 'منجزة', en: 'Done' } },
    }),
    dueOn: date({ label: { ar: 'تاريخ الاستحقاق', en: 'Due on' } }),
    note: longText({ label: { ar: 'ملاحظة', en: 'Note' }, max: 1000 }),
  },
  title: 'name',
  list: ['name', 'personId', 'status', 'dueOn'],
  search: ['name'],
  sort: { field: 'dueOn', order: 'asc' },
  access: {
    read: [${[quoted(keeper), ...(others.length > 0 ? [`own('personId', ${listed(others)})`] : [])].join(', ')}],
    create: ${listed([keeper])},
    update: ${listed([keeper])},
    delete: ${listed([keeper])},
  },
  menu: { icon: 'check'${others.length > 0 ? `, alsoFor: ${listed(others)}` : ''} },
});
`;

/** @param {string} name */
const readmeOf = (name) => `# ${name}

\`\`\`sh
npm install
npm start        # http://localhost:3000, with its own PostgreSQL in ./data; prints an account for each role
npm run dev      # the same, and each change of the code is shown at once
npm run check    # names what is wrong: declarations, types, migrations
npm test         # who may call what, and values that no record takes; with your own *.test.ts
\`\`\`

## Add a record

1. \`npm run entity -- rooms\` writes \`resources/rooms.ts\` and lists it in \`application.ts\`.
2. Write its Arabic labels and add the fields that it needs.
3. \`npm run migration -- rooms\` makes its table; read the SQL that it wrote.
4. \`npm run check\`, then \`npm start\`: its list, form, page, API and menu entry are there.

## More

- \`pages.tsx\` adds pages, \`server.ts\` adds operations, hooks and jobs: the guide of sijil shows both.
- On a server: set \`DATABASE_URL\` and \`PUBLIC_URL\`, run \`npx sijil admin you@example.org\`, then \`npm start\`.
`;
