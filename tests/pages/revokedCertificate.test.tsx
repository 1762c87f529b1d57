// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { CertificateState } from '#domain/certificates/certificateState';
import { OwnCertificateCard } from '@/pages/client/certificates/OwnCertificates';
import { Facts } from '@/requests/Facts';
import { drawnPage } from '../support/drawn';

const { draw, all } = drawnPage();

const drawCard = async (state: CertificateState, revokedAt: string | null, about: object = {}) => {
  const record = {
    id: 'c1',
    version: 1,
    createdAt: '2026-03-31T09:00:00.000Z',
    updatedAt: '2026-03-31T09:00:00.000Z',
    code: 'J36RT1KZ3Z',
    score: 100,
    grade: 'A',
    state,
    revokedAt,
    supersededAt: null,
    validUntil: '2027-03-31T09:00:00.000Z',
    fileAr: null,
    fileEn: null,
    $title: 'J36RT1KZ3Z',
    $titles: { branchId: 'المندي الأصيل – العليا' },
    ...about,
  };
  await draw(
    <MemoryRouter>
      <OwnCertificateCard record={record} />
    </MemoryRouter>,
  );
};
const days = () => all('time').map((one) => one.getAttribute('datetime'));
const buttons = () => all('button').map((one) => one.textContent);

it('the card of a valid certificate shows its expiry date and a share button', async () => {
  await drawCard('valid', null);
  expect(days()).toEqual(['2027-03-31T09:00:00.000Z']);
  expect(buttons()).toEqual(['certificates.share']);
});

it('the card of a revoked certificate shows the revocation date instead of the expiry, and no share button', async () => {
  await drawCard('revoked', '2026-11-26T16:12:00.000Z');
  expect(days()).toEqual(['2026-11-26T16:12:00.000Z']);
  expect(buttons()).toEqual([]);
});

it('the card of a certificate with a lowered grade says why', async () => {
  const reason = 'خُفّض التقدير من A إلى C لأن بندًا حرجًا لم يُستوفَ.';
  await drawCard('valid', null, { grade: 'C', gradeReason: { ar: reason, en: 'Lowered from A to C.' } });
  expect(document.body.textContent).toContain(reason);
});

it('a fact without a value is left out, including its label', async () => {
  await draw(
    <Facts
      items={[
        { label: 'Valid until', value: false },
        { label: 'Grade', value: 'A' },
      ]}
    />,
  );
  expect(all('dt').map((one) => one.textContent)).toEqual(['Grade']);
});
