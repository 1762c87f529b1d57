import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { recordPath } from '#app/recordPath';
import type { Resource } from '#framework/schema/resource';
import { useSession } from '@framework/providers/session';

interface RecordPageLinkProps {
  readonly target: Resource;
  readonly id: string;
  readonly name: string;
}

/** Opens the chosen record in a window of its own, so that the form stays as it is. */
export function RecordPageLink({ target, id, name }: RecordPageLinkProps) {
  const { t } = useTranslation('record');
  const user = useSession((session) => session.user);
  const path = user && recordPath(target, id, user.role);
  if (!path) return null;
  const words = t('reference.open', { name });
  return (
    <Button
      type="text"
      icon={<ExportOutlined className="mirrored" aria-hidden="true" />}
      href={path}
      target="_blank"
      rel="noreferrer"
      aria-label={words}
      title={words}
    />
  );
}
