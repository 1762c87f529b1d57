import { countMissing, progressOf } from '#domain/forms/formProgress';
import { isFinding } from '#domain/forms/settleAnswers';
import { scoreLabels } from '#domain/forms/answer';
import { worded } from 'sijil/base/i18n/worded';
import { useApp } from '../appContext';
import { filledParts, nextMissing, scoreOfParts } from '../filled';
import { Button } from '../parts/Button';
import { Frame } from '../parts/Frame';
import { useVisit } from '../parts/useStored';
import { useLanguage } from '../preferences';
import { go } from '../route';
import { numberText, texts } from '../texts';
import { Gone } from './Gone';

/** The end of a visit: what is missing, what was found, and handing in. */
export function End({ id }: { readonly id: string }) {
  const { say } = useLanguage();
  const { store, sender } = useApp();
  const visit = useVisit(id);
  if (visit === undefined) return null;
  if (visit === null) return <Gone />;
  const { assignment } = visit;
  const parts = filledParts(visit);
  const next = nextMissing(parts);
  const found = parts.flatMap(({ part, answers, shown }) =>
    answers.flatMap((answer) => {
      const question = shown.find(({ key }) => key === answer.questionKey);
      if (!question || !isFinding(answer.score)) return [];
      const { score, note, mendedFileIds } = answer;
      return [{ part, question, score, note, isMended: mendedFileIds !== undefined }];
    }),
  );
  const files = new Set(
    parts.flatMap(({ answers }) =>
      answers.flatMap(({ fileIds, mendedFileIds = [] }) => [...fileIds, ...mendedFileIds]),
    ),
  );
  const finish = async () => {
    await store.finish(id, { at: new Date().toISOString(), key: crypto.randomUUID() });
    go({ screen: 'today' });
    void sender.run();
  };
  return (
    <Frame
      title={numberText(assignment.number)}
      foot={
        <>
          {next ? (
            <Button kind="main" onPress={() => go({ screen: 'question', visit: id, ...next })}>
              {say(texts.counts.missing(countMissing(parts)))}
            </Button>
          ) : (
            <Button kind="main" onPress={() => void finish()}>
              {say(texts.handIn)}
            </Button>
          )}
          <Button kind="quiet" onPress={() => go({ screen: 'questions', visit: id })}>
            {say(texts.allQuestions)}
          </Button>
        </>
      }
    >
      <h2>{say(texts.end)}</h2>
      <section className="card">
        <p>
          {say(worded(texts.soFar, progressOf(parts)))} · {say(texts.counts.photos(files.size))} ·{' '}
          {say(texts.counts.findings(found.length))}
        </p>
        {!next && (
          <p className="score">
            {say(texts.expected)} <strong>{scoreOfParts(assignment.form, parts).total ?? '—'}</strong>
          </p>
        )}
      </section>
      {found.length > 0 && (
        <>
          <h3>{say(texts.findingsRead)}</h3>
          <ul>
            {found.map(({ part, question, score, note, isMended }) => (
              <li key={`${part}/${question.key}`}>
                <button
                  type="button"
                  className="row"
                  onClick={() => go({ screen: 'question', visit: id, part, question: question.key })}
                >
                  <strong>{say(question.text)}</strong>
                  <span className={score === 0 ? 'state bad' : 'state'}>{say(scoreLabels[score])}</span>
                  {isMended && <span className="state done">{say(texts.mended)}</span>}
                  {note && <span dir="auto">{note}</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Frame>
  );
}
