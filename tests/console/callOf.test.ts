import { expect, it } from 'vitest';
import { certificatesResource } from '#resources/certificates';
import { callOf } from '@framework/console/actions/useRecordActions';
import { offeredActions } from '@framework/console/actions/offeredActions';

const record = { id: 'certificate-1', code: '6379S83B4A', requestId: 'request-1', state: 'valid' } as never;

it('a certificate is revoked from its own page: its request is called, its code named, the reason sent', () => {
  const [revoke] = offeredActions(certificatesResource, record, 'admin');
  if (!revoke || !('operation' in revoke)) throw new Error('the certificate offers no operation');
  expect(revoke.operation).toBe('adminInspections.revokeCertificate');
  expect(callOf(revoke, record, { reason: 'سجل مزوّر' })).toEqual({
    id: 'request-1',
    body: { certificateCode: '6379S83B4A', reason: 'سجل مزوّر' },
  });
});

it('a revoked certificate is not offered to be revoked, and nobody but an admin is offered it', () => {
  expect(offeredActions(certificatesResource, { state: 'revoked' }, 'admin')).toEqual([]);
  for (const role of ['admin_operation', 'supervisor', 'client'] as const)
    expect(offeredActions(certificatesResource, record, role)).toEqual([]);
});

it('an action of the record itself calls it by its own id', () => {
  expect(callOf({ values: { decision: 'approve' } }, record)).toEqual({
    id: 'certificate-1',
    body: { decision: 'approve' },
  });
});
