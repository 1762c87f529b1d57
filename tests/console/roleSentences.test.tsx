// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import NarrowingWords from 'sijil/react/fields/kinds/NarrowingWords';
import { startI18n } from 'sijil/react/providers/i18n';
import { portalPart, readEnglish } from '../support/portalPart';

const page = portalPart();
beforeAll(async () => {
  await startI18n();
  await readEnglish(['fields']);
});

it('a role’s page says what the role cannot do, and names the pages that it does not have', async () => {
  const branches = { create: 'nothing', delete: 'nothing', fields: { cityId: 'hidden' } } as const;
  const value = { records: { branches }, rights: ['payments.export'], menu: ['/reports'], home: '/requests' };
  await page.draw(<NarrowingWords value={value} />);
  expect(page.texts('li')).toEqual([
    'Cannot add or delete Branches.',
    'Does not see in Branches: City.',
    'Does not have these permissions: Export payments.',
    'Does not have in the menu: Reports.',
    'Starts on “Requests” after sign-in.',
    'Sees and does everything else that the base role does.',
  ]);
});
