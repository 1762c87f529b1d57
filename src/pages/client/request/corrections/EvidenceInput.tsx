import { CameraOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#framework/contract/parts';
import { filesAsked } from '#domain/requests/correctionEvidence';
import { AttachFiles } from '@framework/fields/upload/AttachFiles';

interface EvidenceInputProps {
  readonly files: readonly FileLink[];
  readonly contested: boolean;
  readonly onAdd: (file: FileLink) => void;
  readonly onRemove: (id: string) => void;
}

/** Evidence for a correction or against a finding, and the number of files still missing. */
export function EvidenceInput({ contested, ...props }: EvidenceInputProps) {
  const { t } = useTranslation('client');
  const missing = filesAsked(contested) - props.files.length;
  return (
    <AttachFiles
      {...props}
      icon={<CameraOutlined aria-hidden="true" />}
      label={t('corrections.attach')}
      hint={missing > 0 ? t('corrections.missing', { count: missing }) : t('corrections.enough')}
    />
  );
}
