import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rescheduleBody, sendDetailsBody } from '#domain/requests/visitBodies';
import { transitions } from '#domain/workflow/requestWorkflow';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';
import { hasWish, WishedTime } from '../visitTime/WishedTime';
import type { ActionFormProps } from './actionForm';
import styles from './actions.module.css';
import { FormButtons } from './FormButtons';
import { useVisitForm } from './useVisitForm';
import { VisitTimePicker } from './VisitTimePicker';

/** Time of a visit with a comment: a note with the first proposal, the reason with a new time. */
export function VisitForm(props: ActionFormProps) {
  const { t, i18n } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const hint = `hint.${props.name}`;
  const form = useVisitForm(props);
  const wordField = form.moves ? rescheduleBody.fields.reason : sendDetailsBody.fields.note;
  return (
    <div className={styles.stack}>
      {i18n.exists(hint, { ns: 'requests' }) && <p className={styles.text}>{t(hint)}</p>}
      <KnownTimes request={props.request} />
      <fieldset className={styles.field}>
        <legend className={styles.label}>{localize(sendDetailsBody.fields.visitAt.label)}</legend>
        <VisitTimePicker
          request={props.request}
          startAt={props.start?.at}
          value={form.visitAt}
          onChange={form.choose}
          describedBy={`${id}-at`}
        />
        <Problems id={`${id}-at`} messages={form.errors['visitAt']} />
        {props.other && (
          <Button type="link" className={styles.other ?? ''} onClick={props.other}>
            {t('visit.noneSuits')}
          </Button>
        )}
      </fieldset>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {localize(wordField.label)}
        </label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={1000}
          aria-describedby={`${id}-word`}
          placeholder={form.moves ? '' : t('visit.notePlaceholder')}
          value={form.words}
          onChange={(event) => form.write(event.target.value)}
        />
        <Problems id={`${id}-word`} messages={form.errors[form.word]} />
      </div>
      <FormButtons
        label={localize(transitions[props.name].label)}
        problem={form.problem}
        pending={form.pending}
        onSend={form.send}
        onCancel={props.close}
      />
    </div>
  );
}

/** The time that holds now, or else the one that was rejected, or that the client would like. */
function KnownTimes({ request }: Pick<ActionFormProps, 'request'>) {
  const { t } = useTranslation('requests');
  const { visitAt, rejectedVisitAt } = request;
  const proposed = visitAt ?? rejectedVisitAt;
  if (proposed)
    return (
      <p className={styles.text}>
        {t(visitAt ? 'visit.present' : 'visit.refused')} <DateText value={proposed} withTime />
      </p>
    );
  if (!hasWish(request)) return null;
  return (
    <p className={styles.text}>
      {t('visit.preferred')} <WishedTime wish={request} />
    </p>
  );
}

function Problems({
  id,
  messages,
}: {
  readonly id: string;
  readonly messages: readonly string[] | undefined;
}) {
  return (
    <div id={id} className={styles.problem} role={messages ? 'alert' : undefined}>
      {messages?.join(' ')}
    </div>
  );
}
