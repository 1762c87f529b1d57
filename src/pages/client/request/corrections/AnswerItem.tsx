import { CameraOutlined, CheckCircleFilled } from '@ant-design/icons';
import { Input, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { severities } from '#domain/forms/severities';
import { isKeyOf } from '#framework/base/objects';
import { DateText } from '@framework/components/valueTexts';
import { ToneTag } from '@framework/components/ToneTag';
import { ScoreChip } from '@/requests/results/ScoreChip';
import { useLocalize } from '@framework/providers/language';
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
import type { FileLink } from '#framework/contract/parts';
import { filesAsked } from '#domain/requests/correctionBodies';
import { AttachFiles } from '@framework/fields/upload/AttachFiles';

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
  readonly onChange: (change: AnswerChange) => void;
  readonly onPut: (next: (typed: TypedAnswer) => TypedAnswer) => void;
  /** True when a colleague has changed the text meanwhile. */
  readonly conflict: boolean;
  /** Messages of the API about this item. */
  readonly problems: readonly string[];
}

/** Item to correct: the inspector's finding, then the correction, or the reason for contesting it, and the evidence. */
export function AnswerItem(props: AnswerItemProps) {
  const { request, managers, item, number, typed, disabled, onChange, onPut, conflict, problems } = props;
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const id = useId();
  const answer = answerWith(item, typed ?? untouched);
  const { contested } = answer;
  const done = isAnswered(answer);
  return (
    <li className={styles.item}>
      <p className={styles.question}>
        <span className={styles.number}>{number}</span>
        <span>
          {localize(item.question)}
          <span className={styles.quiet}>{localize(item.category)}</span>
          <Marks item={item} />
        </span>
        {done && <CheckCircleFilled className={styles.done} aria-label={t('corrections.answered')} />}
      </p>
      {item.inspectorNote && <p className={styles.note}>{item.inspectorNote}</p>}
      <EvidenceStrip files={item.evidence} label={t('corrections.before')} />
      {item.verdictNote && (
        <p className={styles.refused}>
          <strong>{t(item.contested ? 'corrections.contestRefused' : 'corrections.refused')}</strong>{' '}
          {item.verdictNote}
        </p>
      )}
      <HandOver request={request} items={[item]} managers={managers} />
      {managers.length === 0 && item.assignedTo && (
        <p className={styles.quiet}>
          {t('corrections.assignedTo')} <bdi>{item.assignedTo.name}</bdi>
        </p>
      )}
      <label className={styles.contest}>
        <Switch
          size="small"
          checked={contested}
          disabled={disabled}
          onChange={(on) => onChange({ contested: on })}
        />
        <span>
          {t('corrections.contest')} <span className={styles.quiet}>{t('corrections.contestHint')}</span>
        </span>
      </label>
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
      {conflict && (
        <Conflict
          item={item}
          onMine={() => onPut((now) => keepMine(item, now))}
          onTheirs={() => onPut(takeTheirs)}
        />
      )}
      <DraftedBy draft={item.draft} />
      {problems.map((problem) => (
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
      ))}
    </li>
  );
}

/** Score and severity of an item, and the points that its correction adds. */
function Marks({ item: { originalScore, severity, points } }: { readonly item: Item }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  return (
    <span className={styles.marks}>
      {originalScore !== null && <ScoreChip score={originalScore} />}
      {isKeyOf(severities, severity) && (
        <ToneTag tone={severity === 'critical' ? 'danger' : 'neutral'}>
          {localize(severities[severity].label)}
        </ToneTag>
      )}
      {points !== null && points > 0 && (
        <span className={styles.quiet}>
          {t('corrections.points')} <bdi dir="ltr">+{points}</bdi>
        </span>
      )}
    </span>
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
