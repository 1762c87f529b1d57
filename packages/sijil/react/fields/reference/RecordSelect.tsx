import { recordPath } from 'sijil/schema/generatedScreens';
import { Button, Select, Skeleton } from 'antd';
import { type ReactNode, type UIEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportOutlined, PlusOutlined } from '@ant-design/icons';
import styles from './recordSelect.module.css';
import { targetOf, useRecordOptions } from './useRecordOptions';
import { useDebounced } from '../useDebounced';
import { type NewRecordOffer, useNewRecord } from './useNewRecord';
import type { Resource } from 'sijil/schema/resource';
import { useSession } from 'sijil/react/providers/session';

interface NewRecordProps {
  readonly made: NewRecordOffer;
  readonly typed: string;
  /** True for a labelled button below the options; otherwise a small button next to the control. */
  readonly inList?: boolean;
}

/** Button that creates a missing record. */
function NewRecord({ made: { name, begin }, typed, inList = false }: NewRecordProps) {
  const { t } = useTranslation('record');
  const words = typed.trim()
    ? t('reference.addTyped', { name, typed: typed.trim() })
    : t('reference.add', { name });
  if (!inList)
    return (
      <Button icon={<PlusOutlined aria-hidden="true" />} aria-label={words} title={words} onClick={begin} />
    );
  return (
    <Button
      type="text"
      block
      className={styles.add ?? ''}
      icon={<PlusOutlined aria-hidden="true" />}
      // Prevents the blur that would close the list before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={begin}
    >
      {words}
    </Button>
  );
}

interface RecordPageLinkProps {
  readonly target: Resource;
  readonly id: string;
  readonly name: string;
}

/** Link that opens the chosen record in a new window, so that the form stays open. */
function RecordPageLink({ target, id, name }: RecordPageLinkProps) {
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

interface RecordSelectProps {
  readonly to: string;
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly many?: boolean;
  readonly narrowing?: Readonly<Record<string, string>>;
  /** True in a form: a missing record can be created, and the chosen one opened. */
  readonly inForm?: boolean;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

const none = {};

/** Select for records of another resource by name, searched by the server; scrolling reads further pages. */
export function RecordSelect({
  to,
  chosen,
  onChange,
  many = false,
  narrowing = none,
  inForm = false,
  ...rest
}: RecordSelectProps) {
  const { t } = useTranslation('fields');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, 300);
  const { options, nameOf, loading, failed, more } = useRecordOptions({
    to,
    chosen,
    typed: search,
    narrowing,
    open,
  });
  const selected = chosen.map((id) => ({ value: id, label: nameOf(id) ?? '…' }));
  const made = useNewRecord({
    to,
    typed,
    given: narrowing,
    onBegin: () => setOpen(false),
    onMade: (id) => {
      setTyped('');
      onChange(many ? [...chosen, id] : [id]);
    },
  });
  const offersNew = inForm && made.allowed && !rest.disabled;
  const scrolled = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollTop + list.clientHeight > list.scrollHeight - 80) more();
  };
  const empty = loading ? (
    <Skeleton active title={false} paragraph={{ rows: 3 }} />
  ) : (
    t(failed ? 'reference.failed' : 'reference.none')
  );
  const [only] = selected;
  return (
    // The drawer takes the keyboard, but the field was not left: it is about to be filled.
    <span className={styles.line} onBlur={made.drawer ? (event) => event.stopPropagation() : undefined}>
      <Select
        {...rest}
        {...(many && { mode: 'multiple' as const })}
        className={styles.select ?? ''}
        labelInValue
        allowClear
        showSearch
        filterOption={false}
        placeholder={rest.placeholder ?? t('reference.choose')}
        searchValue={typed}
        onSearch={setTyped}
        open={open}
        onOpenChange={setOpen}
        onPopupScroll={scrolled}
        notFoundContent={empty}
        options={options}
        optionRender={({ data: { label, about } }) => (
          <span className={styles.option}>
            <bdi>{label}</bdi>
            {about && <bdi className={styles.about}>{about}</bdi>}
          </span>
        )}
        popupRender={(list) => withFooter(list, offersNew && <NewRecord inList made={made} typed={typed} />)}
        value={many ? selected : (only ?? null)}
        onChange={(next: unknown) => {
          setTyped('');
          onChange(idsOf(next));
        }}
      />
      {offersNew && <NewRecord made={made} typed="" />}
      {inForm && !many && only && <RecordPageLink target={targetOf(to)} id={only.value} name={only.label} />}
      {made.drawer}
    </span>
  );
}

function withFooter(list: ReactNode, footer: ReactNode) {
  return (
    <>
      {list}
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}

function idsOf(next: unknown): string[] {
  const list = Array.isArray(next) ? next : next ? [next] : [];
  return list.map(({ value }: { value: string }) => value);
}
