import type { RequestView } from '#domain/api/requestViews';
import { CertificateCard } from './CertificateCard';
import { FleetCertificates } from './FleetCertificates';

/** Certificates of a request: the branch's, or each vehicle's by its plate; nothing before. */
export function Certificates({ request }: { readonly request: RequestView }) {
  const [only, another] = request.certificates;
  if (!only) return null;
  return another || only.vehicle ? (
    <FleetCertificates request={request} />
  ) : (
    <CertificateCard request={request} certificate={only} />
  );
}
