import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from 'sijil/react/providers/may';

interface AuditLogLinkProps {
  readonly resource: string;
  readonly id: string;
}

/** A link to a record's entries in the audit log, for roles that may read it. */
export function AuditLogLink({ resource, id }: AuditLogLinkProps) {
  const { t } = useTranslation('record');
  if (!useMay({ resource: 'screens', action: '/audit' })) return null;
  return <Link to={`/audit?resource=${resource}&recordId=${id}`}>{t('history.inLog')}</Link>;
}
