import { expect, it } from 'vitest';
import { certificatesResource } from '#resources/certificates';
import { callOf } from 'sijil/react/console/actions/useRecordActions';
import { offeredActions } from 'sijil/react/console/actions/offeredActions';

const record = { id: 'certificate-1', code: '6379S83B4A', requestId: 'request-1', state: 'valid' } as never;

it('revoking a certificate calls the operation of its request with the certificate’s code and the reason', () => {
  const [revoke] = offeredActions(certificatesResource, record, 'admin');
  if (!revoke || !('operation' in revoke)) throw new Error('the certificate offers no operation');
  expect(revoke.operation).toBe('adminInspections.revokeCertificate');
  expect(callOf(revoke, record, { reason: 'سجل مزوّر' })).toEqual({
    id: 'request-1',
    body: { certificateCode: '6379S83B4A', reason: 'سجل مزوّر' },
  });
});

it('revoking is not offered for a revoked certificate, nor to anyone but an admin', () => {
  expect(offeredActions(certificatesResource, { state: 'revoked' }, 'admin')).toEqual([]);
  for (const role of ['admin_operation', 'supervisor', 'client'] as const)
    expect(offeredActions(certificatesResource, record, role)).toEqual([]);
});

it('an action of the record itself is called with the record’s id', () => {
  expect(callOf({ values: { decision: 'approve' } }, record)).toEqual({
    id: 'certificate-1',
    body: { decision: 'approve' },
  });
});
