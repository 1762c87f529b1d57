import { CameraOutlined, CheckOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { severities } from '#domain/forms/severities';
import { isKeyOf } from 'sijil/base/objects';
import { DateText } from 'sijil/react/components/valueTexts';
import { ScoreChip } from '@/requests/results/ScoreChip';
import { useLocalize } from 'sijil/react/providers/language';
import { BeforeAfter } from '@/requests/corrections/CorrectionItem';
import { EvidenceStrip } from '@/requests/EvidenceStrip';
import { Conflict } from './Conflict';
import styles from './Corrections.module.css';
import { isAnswered } from './correctionAnswers';
import {
  type AnswerChange,
  answerWith,
  type Item,
  keepMine,
  savedAnswerOf,
  takeTheirs,
  type TypedAnswer,
  untouched,
} from './typedAnswer';
import { HandOver } from './SendBar';
import type { FileLink } from 'sijil/contract/parts';
import { filesAsked } from '#domain/requests/correctionBodies';
import { AttachFiles } from 'sijil/react/fields/upload/AttachFiles';

interface EvidenceInputProps {
  readonly files: readonly FileLink[];
  readonly contested: boolean;
  readonly disabled: boolean;
  readonly onAdd: (file: FileLink) => void;
  readonly onRemove: (id: string) => void;
}

/** Evidence for a correction or against a finding, and the number of files still missing. */
function EvidenceInput({ contested, ...props }: EvidenceInputProps) {
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

interface AnswerItemProps {
  readonly request: RequestView;
  readonly managers: CorrectiveActionsView['managers'];
  readonly item: Item;
  readonly number: number;
  /** Typed answer that the server does not have yet. */
  readonly typed: TypedAnswer | undefined;
  /** True while the list is being sent. */
  readonly disabled: boolean;
  readonly isOpen: boolean;
  /** Opens the item, and folds the one that is open. */
  readonly onOpen: () => void;
  readonly onChange: (change: AnswerChange) => void;
  readonly onPut: (next: (typed: TypedAnswer) => TypedAnswer) => void;
  /** True when a colleague has changed the text meanwhile. */
  readonly conflict: boolean;
  /** Messages of the API about this item. */
  readonly problems: readonly string[];
}

/** Item to correct: one line, and opened the inspector's finding, the correction or the reason for contesting it, and the evidence. */
export function AnswerItem(props: AnswerItemProps) {
  const { item, number, typed, isOpen, onOpen, conflict, problems } = props;
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  // Stays mounted once it was opened: its uploads go on while another item is open.
  const [opened, setOpened] = useState(isOpen);
  if (isOpen && !opened) setOpened(true);
  const [atFirst] = useState(isOpen);
  const wasOpen = useRef(atFirst);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      line.current?.focus({ preventScroll: true });
      line.current?.scrollIntoView({ block: 'nearest' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const answer = answerWith(item, typed ?? untouched);
  const isReady = isAnswered(answer) && !conflict;
  return (
    <li className={styles.item}>
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-current={isOpen}
        aria-controls={id}
        onClick={onOpen}
      >
        <span className={styles.mark}>
          {conflict || problems.length > 0 ? (
            <ExclamationCircleOutlined className={styles.wrong} aria-label={t('corrections.look')} />
          ) : isReady ? (
            <CheckOutlined className={styles.done} aria-label={t('corrections.answered')} />
          ) : (
            number
          )}
        </span>
        <span className={styles.asked}>{localize(item.question)}</span>
        <Points points={item.points} />
      </button>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {opened && <ItemForm {...props} />}
      </div>
    </li>
  );
}

function ItemForm(props: AnswerItemProps) {
  const { request, managers, item, typed, disabled, onChange, onPut, conflict, problems } = props;
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const id = useId();
  const answer = answerWith(item, typed ?? untouched);
  const { contested } = answer;
  return (
    <>
      <h3 className={styles.question}>{localize(item.question)}</h3>
      <Marks item={item} />
      <div className={styles.sides}>
        <div className={styles.finding}>
          <EvidenceStrip files={item.evidence} label={t('corrections.before')} large />
          {item.inspectorNote && (
            <p className={styles.found}>
              <strong>{t('corrections.before')}:</strong> <bdi>{item.inspectorNote}</bdi>
            </p>
          )}
          {item.verdictNote && (
            <p className={styles.refused}>
              <strong>{t(item.contested ? 'corrections.contestRefused' : 'corrections.refused')}</strong>{' '}
              {item.verdictNote}
            </p>
          )}
        </div>
        <div className={styles.text}>
          <label htmlFor={id} className={styles.label}>
            {t(contested ? 'corrections.contestReason' : 'corrections.action')}
          </label>
          <Input.TextArea
            id={id}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={1000}
            readOnly={disabled}
            value={answer.action}
            placeholder={t(contested ? 'corrections.contestExample' : 'corrections.example')}
            onChange={({ target }) => onChange({ action: target.value, over: savedAnswerOf(item).action })}
          />
          {contested && <span className={styles.quiet}>{t('corrections.contestHint')}</span>}
        </div>
        <div className={styles.side}>
          <EvidenceInput
            files={answer.files}
            contested={contested}
            disabled={disabled}
            onAdd={(file) => onChange({ added: file })}
            onRemove={(fileId) => onChange({ removed: fileId })}
          />
          {!contested && (
            <BeforeAfter before={item.evidence} after={answer.files} label={localize(item.question)} />
          )}
        </div>
      </div>
      {conflict && (
        <Conflict
          item={item}
          onMine={() => onPut((now) => keepMine(item, now))}
          onTheirs={() => onPut(takeTheirs)}
        />
      )}
      {problems.map((problem) => (
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
      ))}
      <div className={styles.links}>
        <Button
          type="link"
          className={styles.link}
          disabled={disabled}
          onClick={() => onChange({ contested: !contested })}
        >
          {t(contested ? 'corrections.contestBack' : 'corrections.contest')}
        </Button>
        <HandOver request={request} items={[item]} managers={managers} />
        {managers.length === 0 && item.assignedTo && (
          <p className={styles.quiet}>
            {t('corrections.assignedTo')} <bdi>{item.assignedTo.name}</bdi>
          </p>
        )}
      </div>
      <DraftedBy draft={item.draft} />
    </>
  );
}

/** Points that a correction gives back. */
function Points({ points }: Pick<Item, 'points'>) {
  const { t } = useTranslation('client');
  if (!points) return null;
  return (
    <span className={styles.points}>
      <span className="visually-hidden">{t('corrections.points')}</span>{' '}
      <bdi dir="ltr">+{points.toFixed(1)}</bdi>
    </span>
  );
}

/** Score, section and severity of an item. */
function Marks({ item: { originalScore, severity, category } }: { readonly item: Item }) {
  const localize = useLocalize();
  return (
    <p className={styles.marks}>
      {originalScore !== null && <ScoreChip score={originalScore} />}
      <span>
        {localize(category)}
        {isKeyOf(severities, severity) && ` · ${localize(severities[severity].label)}`}
      </span>
    </p>
  );
}

function DraftedBy({ draft }: Pick<Item, 'draft'>) {
  const { t } = useTranslation('client');
  if (!draft?.by) return null;
  return (
    <p className={styles.quiet}>
      {t('corrections.draftedBy')} <bdi>{draft.by}</bdi> · <DateText value={draft.at} withTime />
    </p>
  );
}
