import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { performTransition, type TransitionCall } from '../../workflow/performTransition';
import { loadRequestView } from './loadRequestView';

/** Performs a person's step and returns the request as they then see it. */
export async function takeRequestStep(
  api: AppContext,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  step: Omit<TransitionCall, 'actor'>,
): Promise<z.output<typeof requestView>> {
  await performTransition(api, { ...step, actor });
  return loadRequestView(api, actor, step.requestId, language);
}
