import { isRecorded, sayAnswer } from '#domain/forms/asked';
import { scoreLabels } from '#domain/forms/answer';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { type FilledPart, filledParts } from '../filled';
import { Button } from '../parts/Button';
import { Frame } from '../parts/Frame';
import { useVisit } from '../parts/useStored';
import { useLanguage } from '../preferences';
import { go } from '../route';
import { numberText, texts } from '../texts';
import { Gone } from './Gone';

/** All questions of a visit with their answers, to open any of them. */
export function Questions({ id }: { readonly id: string }) {
  const { say } = useLanguage();
  const visit = useVisit(id);
  if (visit === undefined) return null;
  if (visit === null) return <Gone />;
  return (
    <Frame
      title={numberText(visit.assignment.number)}
      foot={
        <div className="tools">
          <Button kind="quiet" onPress={() => go({ screen: 'visit', visit: id })}>
            {say(texts.back)}
          </Button>
          <Button onPress={() => go({ screen: 'end', visit: id })}>{say(texts.end)}</Button>
        </div>
      }
    >
      {filledParts(visit).map((filled) => (
        <section key={filled.part}>
          <h2>{say(filled.title ?? filled.form.title)}</h2>
          {filled.form.categories.map(({ key, title, questions }) => {
            const shown = questions.filter((one) => filled.shown.some((other) => other.key === one.key));
            if (shown.length === 0) return null;
            return (
              <div key={key}>
                <h3>{say(title)}</h3>
                <ul>
                  {shown.map((question) => (
                    <li key={question.key}>
                      <QuestionRow visit={id} filled={filled} question={question} />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </section>
      ))}
    </Frame>
  );
}

interface QuestionRowProps {
  readonly visit: string;
  readonly filled: FilledPart;
  readonly question: FormQuestion;
}

function QuestionRow({ visit, filled: { part, answers, problems }, question }: QuestionRowProps) {
  const { say } = useLanguage();
  const answer = answers.find(({ questionKey }) => questionKey === question.key);
  const isOpen = problems.some(({ questionKey }) => questionKey === question.key);
  const label = answer && (isRecorded(question, answer) ? texts.answered : scoreLabels[answer.score ?? 'na']);
  const shown = answer && (sayAnswer(question, answer) ?? label);
  return (
    <button
      type="button"
      className="row"
      onClick={() => go({ screen: 'question', visit, part, question: question.key })}
    >
      <span>{say(question.text)}</span>
      <span className={isOpen ? 'state' : 'state done'}>{say(isOpen || !shown ? texts.open : shown)}</span>
    </button>
  );
}
