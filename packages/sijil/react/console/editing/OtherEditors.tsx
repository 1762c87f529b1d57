import { EditOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useEffect, useId } from 'react';
import type { Resource } from 'sijil/schema/resource';
import { useLanguage } from 'sijil/react/providers/language';
import { callOperation, useOperation } from 'sijil/react/providers/operations';
import { useMay } from 'sijil/react/providers/may';
import styles from './editing.module.css';
import { openFormEveryMs } from 'sijil/base/live/liveMessages';
import { isSeen } from 'sijil/react/providers/ownAccount';

/** Says that the form of a record is open, again and again until it is left or its tab is closed. */
export function useSayOpen({ name: resource }: Pick<Resource, 'name'>, id: string): void {
  const form = `${useId()}${tab}`;
  useEffect(() => {
    // In "see as" nothing can be saved.
    if (isSeen()) return;
    const say = (open: boolean) =>
      // The next report makes up for a failed one; saving detects any conflict.
      void callOperation('editing.say', {
        params: { resource, id },
        body: { form, open },
        leaving: !open,
      }).catch(() => undefined);
    const open = () => say(true);
    const leave = () => say(false);
    open();
    const timer = setInterval(open, openFormEveryMs);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [resource, id, form]);
}

/** Identifies this tab among those of one person. */
const tab = Math.random().toString(36).slice(2, 12);

export interface OtherEditorsProps {
  readonly resource: Resource;
  readonly id: string;
}

/** Refetch interval without the live stream, in milliseconds. */
const askEveryMs = 15_000;

/** Notice that names the other people who have the form of a record open. */
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

/** Returns the names of the others as a list in words; empty if there are none, or the reader may not know them. */
function useOthers(resource: Resource, id: string): string {
  const language = useLanguage();
  const may = useMay({ resource: resource.name, action: 'history' });
  const { data = [] } = useOperation('editing.others', {
    params: { resource: resource.name, id },
    enabled: may,
    refetchEvery: askEveryMs,
  });
  // A name may have another direction than the sentence.
  const names = data.map(({ name }) => `\u2068${name}\u2069`);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

function Notice({ children }: { readonly children: string }) {
  return (
    // Always rendered: a screen reader announces a text only in a live region that existed before it.
    <div role="status" className={children ? (styles.editors ?? '') : 'visually-hidden'}>
      {children && <EditOutlined aria-hidden="true" />}
      <span>{children}</span>
    </div>
  );
}
