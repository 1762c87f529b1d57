import { useState } from 'react';
import { type Score, scoreLabels } from '#domain/forms/answer';
import { isScoredByInspector } from '#domain/forms/asked';
import { answerKind } from '#domain/forms/kinds/index';
import { Button } from '../parts/Button';
import { useLanguage } from '../preferences';
import { go } from '../route';
import type { StoredAnswer } from '../store/records';
import { texts } from '../texts';
import type { Answering } from './answering';
import { Keypad } from './Keypad';
import { SignaturePad } from './SignaturePad';

/** What answers a question, by its kind; a choice that answers it completely opens the next screen. */
export function AnswerInput({ answering }: { readonly answering: Answering }) {
  const { question, stored } = answering;
  const { input, pictureMissing } = answerKind(question.kind);
  if (pictureMissing === 'signature_required') return <Signature answering={answering} />;
  if (pictureMissing) return <OwnPhoto answering={answering} />;
  if (input === 'option') return <Options answering={answering} />;
  if (input === 'options') return <SeveralOptions answering={answering} />;
  if (input === 'text') return <Written answering={answering} />;
  if (input === 'date') return <Day answering={answering} />;
  if (input === 'number' && stored?.reading === undefined) return <Reading answering={answering} />;
  if (!isScoredByInspector(question)) return <Reading answering={answering} />;
  return <Scores answering={answering} />;
}

type Part = (props: { readonly answering: Answering }) => React.ReactNode;

const answerWith =
  ({ save, proceed }: Answering) =>
  async (change: Partial<StoredAnswer>) => {
    await save(change);
    await proceed();
  };

const choices = [
  [2, 'ok'],
  [1, 'part'],
  [0, 'no'],
] as const satisfies [Score, string][];

const Scores: Part = ({ answering }) => {
  const { say } = useLanguage();
  const { question, stored, save } = answering;
  const given = answerKind(question.kind).say(question, stored ?? {});
  const score = (chosen: Score) =>
    // Another finding is described anew.
    answerWith(answering)({ score: chosen, ...(chosen !== stored?.score && { noted: false }) });
  return (
    <>
      {given && <Button onPress={() => void save({ reading: undefined })}>{say(given)}</Button>}
      <div className="three">
        {choices.map(([chosen, kind]) => (
          <Button
            key={chosen}
            kind={kind}
            pressed={stored?.score === chosen}
            onPress={() => void score(chosen)}
          >
            {say(scoreLabels[chosen])}
          </Button>
        ))}
      </div>
    </>
  );
};

/** A reading that the inspector scores gets the score that its limits propose. */
const Reading: Part = ({ answering }) => {
  const { question } = answering;
  const kind = answerKind(question.kind);
  const done = (reading: number) => {
    const proposed = kind.isOutside(question, { reading }) ? 0 : 2;
    return answerWith(answering)({ reading, score: isScoredByInspector(question) ? proposed : undefined });
  };
  const isBelowZero = question.max !== undefined && question.max < 0;
  return <Keypad negative={isBelowZero} onDone={(reading) => void done(reading)} />;
};

const Options: Part = ({ answering }) => {
  const { say } = useLanguage();
  const { question, stored } = answering;
  return question.options?.map(({ key, label }) => (
    <Button
      key={key}
      pressed={stored?.entries?.includes(key) ?? false}
      onPress={() => void answerWith(answering)({ entries: [key], score: undefined })}
    >
      {say(label)}
    </Button>
  ));
};

const SeveralOptions: Part = ({ answering }) => {
  const { say } = useLanguage();
  const { question, stored, save, proceed } = answering;
  const chosen = stored?.entries ?? [];
  const toggle = (key: string) =>
    save({
      entries: chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key],
      score: undefined,
    });
  return (
    <>
      {question.options?.map(({ key, label }) => (
        <Button key={key} pressed={chosen.includes(key)} onPress={() => void toggle(key)}>
          {say(label)}
        </Button>
      ))}
      <Button kind="main" disabled={chosen.length === 0} onPress={() => void proceed()}>
        {say(texts.done)}
      </Button>
    </>
  );
};

const Written: Part = ({ answering }) => {
  const { say } = useLanguage();
  const { stored, save, proceed } = answering;
  const [text, setText] = useState(stored?.entries?.[0] ?? '');
  const change = (next: string) => {
    setText(next);
    void save({ entries: [next], score: undefined });
  };
  return (
    <>
      <textarea
        aria-label={say(texts.answer)}
        rows={3}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <Button kind="main" disabled={text.trim() === ''} onPress={() => void proceed()}>
        {say(texts.done)}
      </Button>
    </>
  );
};

const Day: Part = ({ answering }) => {
  const { say } = useLanguage();
  const { stored, save, proceed } = answering;
  const [day = ''] = stored?.entries ?? [];
  return (
    <>
      <input
        type="date"
        aria-label={say(texts.date)}
        value={day}
        onChange={({ target }) =>
          void save({ entries: target.value ? [target.value] : [], score: undefined })
        }
      />
      <Button kind="main" disabled={day === ''} onPress={() => void proceed()}>
        {say(texts.done)}
      </Button>
    </>
  );
};

const OwnPhoto: Part = ({ answering: { visit, filled, question, stored, proceed } }) => {
  const { say } = useLanguage();
  const at = { visit: visit.assignment.id, part: filled.part, question: question.key };
  return (
    <>
      <Button kind="main" onPress={() => go({ screen: 'camera', ...at })}>
        {say(texts.camera)}
      </Button>
      {stored && stored.files.length > 0 && <Button onPress={() => void proceed()}>{say(texts.next)}</Button>}
    </>
  );
};

/** A new signature replaces the one before. */
const Signature: Part = ({ answering: { save, proceed } }) => (
  <SignaturePad
    onDone={async (photo) => {
      await save({ files: [], score: undefined }, photo);
      await proceed();
    }}
  />
);
