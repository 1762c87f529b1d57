import { EditOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import { useLanguage } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { useMay } from '@framework/providers/useMay';
import styles from './editing.module.css';
import { useSayOpen } from './useSayOpen';

interface OtherEditorsProps {
  readonly resource: Resource;
  readonly id: string;
}

/** Without the live stream, in milliseconds. */
const askEveryMs = 15_000;

/** Names who else has the form of a record open, as they come and go. */
export function OtherEditors({ resource, id }: OtherEditorsProps) {
  const names = useOthers(resource, id);
  const { t } = useTranslation('record');
  return <Notice>{names && t('editing.others', { names })}</Notice>;
}

/** The same above the reader's own form, which announces itself to the others. */
export function FormEditors({ resource, id }: OtherEditorsProps) {
  useSayOpen(resource, id);
  const names = useOthers(resource, id);
  const { t } = useTranslation('record');
  return <Notice>{names && `${t('editing.others', { names })} ${t('editing.merged')}`}</Notice>;
}

/** Names of the others in a sentence; empty where nobody is there, or the reader may not know. */
function useOthers(resource: Resource, id: string): string {
  const language = useLanguage();
  const may = useMay({ resource: resource.name, action: 'history' });
  const { data = [] } = useOperation('editing.others', {
    params: { resource: resource.name, id },
    enabled: may,
    refetchEvery: askEveryMs,
  });
  // A name may be of the other direction than the sentence.
  const names = data.map(({ name }) => `\u2068${name}\u2069`);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

function Notice({ children }: { readonly children: string }) {
  return (
    // Always there: a screen reader tells a text only in a region that stood before it.
    <div role="status" className={children ? (styles.editors ?? '') : 'visually-hidden'}>
      {children && <EditOutlined aria-hidden="true" />}
      <span>{children}</span>
    </div>
  );
}
