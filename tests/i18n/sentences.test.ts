import { expect, test } from 'vitest';
import { resourceNamed } from 'sijil/schema/application';
import type { Localized } from 'sijil/base/i18n/localized';
import { worded } from 'sijil/base/i18n/worded';
import { stepSentence, whenSentence } from 'sijil/schema/automations/sentences';
import { stepKinds } from 'sijil/schema/automations/automationSteps';
import { dateTriggers, eventTriggers, scheduleTriggers } from 'sijil/schema/automations/triggers';
import { keysOf } from 'sijil/base/objects';
import type { Narrowing } from 'sijil/schema/roles/customRoles';
import { narrowingSentences } from 'sijil/schema/roles/narrowingSentences';
import { actionWords, gone, limitsOf, ruleTexts, takenHere } from 'sijil/schema/roles/ruleTexts';

const languages = ['ar', 'en'] as const;
const both = (text: Localized) => languages.map((language) => text[language]);
const inBoth = (draw: (language: 'ar' | 'en') => string) => languages.map(draw);

const role = { ar: 'قارئ الفروع', en: 'Branch reader' };
const parts = {
  role,
  records: { ar: 'الطلبات', en: 'Requests' },
  field: { ar: 'المدينة', en: 'City' },
  other: { ar: 'المنطقة', en: 'Region' },
  which: { ar: 'المشرف', en: 'Supervisor' },
  roles: { ar: 'مسؤول عام، مسؤول المالية', en: 'General admin, Finance admin' },
  right: { ar: 'تصدير المدفوعات', en: 'Export payments' },
  name: { ar: 'الأجهزة', en: 'Devices' },
};

const rules = keysOf(ruleTexts).flatMap((name) =>
  ruleTexts[name].ar.includes('{action}')
    ? keysOf(actionWords).flatMap((action) =>
        both(worded(ruleTexts[name], { ...parts, action: actionWords[action] })),
      )
    : both(worded(ruleTexts[name], parts)),
);

const narrowing: Narrowing = {
  records: {
    branches: {
      create: 'nothing',
      update: 'own',
      delete: 'nothing',
      fields: { cityId: 'hidden', street: 'fixed', gone: 'hidden' },
    },
    requests: { read: 'own' },
    supervisors: { read: 'nothing' },
    removed: { read: 'nothing' },
  },
  rights: ['payments.export', 'requests.operate', 'removed'],
  menu: ['/reports', '/removed'],
  home: '/requests',
};
const page = {
  '/reports': { ar: 'التقارير', en: 'Reports' },
  '/requests': { ar: 'الطلبات', en: 'Requests' },
};
const nameOfPage = (path: string) => page[path as keyof typeof page];
const ofRole = narrowingSentences(narrowing, nameOfPage).flatMap(both);
const limits = limitsOf(narrowing).flatMap(({ label }) => [...both(label), ...both(takenHere(label))]);

const named = resourceNamed;
const automation = {
  resource: 'certificates',
  dateField: 'certificates.validUntil',
  days: 2,
  weekday: 'sunday',
  monthDay: 31,
  hour: 9,
  role: 'admin',
  steps: [],
} as const;
const triggers = [...keysOf(eventTriggers), ...keysOf(dateTriggers), ...keysOf(scheduleTriggers)];
const whens = triggers.flatMap((trigger) =>
  inBoth((language) => {
    const eventLabel = trigger in eventTriggers ? eventTriggers[trigger as 'created'] : undefined;
    return whenSentence({ ...automation, trigger }, { language, named, eventLabel });
  }),
);
const step = {
  to: 'certificates.clientId',
  toRole: 'admin_finance',
  subject: 'تجديد الشهادة',
  field: 'branches.active',
  value: '—',
  record: { resource: 'tickets', values: {} },
  days: 11,
} as const;
const steps = keysOf(stepKinds).flatMap((kind) =>
  inBoth((language) => stepSentence({ ...step, kind } as never, { language, named })),
);

test('sentences that are composed of parts read well with every part', async () => {
  const chapters = { rules, ofRole, limits, gone: both(gone('Devices')), whens, steps };
  const lines = Object.entries(chapters).flatMap(([name, sentences]) => [`# ${name}`, ...sentences, '']);
  expect(lines.join('\n')).not.toMatch(/\{\w+\}|undefined/);
  // Reviewed by hand, sentence by sentence: a changed part is read in all of its sentences.
  await expect(lines.join('\n')).toMatchFileSnapshot('sentences.txt');
});
