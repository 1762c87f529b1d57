import { useCallback, useMemo, useState } from 'react';
import type { ProfileDraftView } from '#domain/api/profileViews';
import {
  isTypedStep,
  type ProfileAnswers,
  profileShapes,
  type ProfileStep,
  profileSteps,
  type TypedStep,
  typedSteps,
} from '#domain/profile/profileSteps';
import { draftOf } from 'sijil/react/forms/formDrafts';
import type { DraftWriter } from 'sijil/contract/draftWriters';
import { readAgain } from 'sijil/react/forms/readAgain';
import { type SaveState, useServerDraft } from 'sijil/react/forms/useServerDraft';
import { callOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { validate } from 'sijil/schema/validate';
import { toInput } from 'sijil/react/forms/formValues';

export interface Registration {
  readonly step: ProfileStep;
  readonly answers: ProfileAnswers;
  readonly isDone: (step: ProfileStep) => boolean;
  readonly saveState: SaveState;
  /** Answers where another device has written the same draft. */
  readonly elsewhere: { readonly onMine: () => void; readonly onTheirs: () => void };
  /** Resolves once all input is saved. */
  readonly settled: () => Promise<void>;
  readonly change: (step: TypedStep, values: Readonly<Record<string, unknown>>) => void;
  readonly identityProven: () => void;
  readonly goTo: (step: ProfileStep) => void;
  readonly goOn: () => void;
  /** Null on the first step. */
  readonly goBack: (() => void) | null;
}

const cacheKey = 'registration';

const saveDraft = (
  body: { readonly step: ProfileStep; readonly answers: ProfileAnswers } & DraftWriter,
  leaving: boolean,
) => callOperation('profile.saveDraft', { body, leaving });

/** State of a registration and its typed values; both are sent to the server as they change. */
export function useRegistration(draft: ProfileDraftView): Registration {
  const userId = useSession(({ user }) => user?.id ?? '');
  const [unsent] = useState(() => draftOf(userId, cacheKey));
  const [answers, setAnswers] = useState<ProfileAnswers>(
    (unsent?.['answers'] as ProfileAnswers | undefined) ?? draft.answers,
  );
  const [step, setStep] = useState<ProfileStep>(draft.step);
  const [identity, setIdentity] = useState(draft.done['identity'] ?? false);
  const passing = useMemo(() => passingSteps(answers), [answers]);
  const stored = useMemo(() => toStoredAnswers(answers), [answers]);
  const {
    state: saveState,
    settled,
    keepMine,
    takeTheirs,
  } = useServerDraft(
    { step, answers: stored },
    {
      save: saveDraft,
      readWith: 'profile.getDraft',
      cacheKey,
      writes: draft.writes,
      unsaved: unsent !== null,
    },
  );

  const goTo = useCallback((next: ProfileStep) => {
    setStep(next);
    window.scrollTo(0, 0);
  }, []);
  const at = profileSteps.indexOf(step);
  const before = profileSteps[at - 1];
  return {
    step,
    answers,
    saveState,
    settled,
    elsewhere: { onMine: keepMine, onTheirs: () => readAgain(takeTheirs) },
    goTo,
    isDone: (name) => (isTypedStep(name) ? passing.has(name) : name === 'identity' && identity),
    change: useCallback(
      (name, values) =>
        setAnswers((now) => ({
          ...now,
          [name]: values,
        })),
      [],
    ),
    identityProven: useCallback(() => setIdentity(true), []),
    goOn: () => goTo(profileSteps[at + 1] ?? step),
    goBack: before ? () => goTo(before) : null,
  };
}

/** Returns the answers as the API stores them: only declared fields. */
function toStoredAnswers(answers: ProfileAnswers): ProfileAnswers {
  return Object.fromEntries(
    typedSteps.flatMap((step) => {
      const values = answers[step];
      return values ? [[step, toInput(profileShapes[step].fields, 'create', values)]] : [];
    }),
  );
}

/** Returns the typed steps that the API would accept as they are. */
function passingSteps(answers: ProfileAnswers): ReadonlySet<TypedStep> {
  const stored = toStoredAnswers(answers);
  return new Set(
    typedSteps.filter((step) => validate(profileShapes[step], 'create', stored[step] ?? {}, 'ar').ok),
  );
}
