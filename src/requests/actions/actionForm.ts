import type { ReactNode } from 'react';
import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';

/** Properties of an action's form. `submit` sends the body and closes; it throws an CallError that the form shows. */
export interface ActionFormProps {
  readonly request: RequestView;
  readonly name: TransitionName;
  readonly submit: (body: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly close: () => void;
  /** Preset values of the form. */
  readonly start?: ActionStart | undefined;
  /** Leads to the other action that this form takes in (`alternativeOf`). */
  readonly other?: (() => void) | undefined;
}

export interface ActionStart {
  /** A moment, ISO 8601: its day is shown first, and the moment is chosen where it is free. */
  readonly at?: string;
  readonly inspectorId?: string;
}

/** A plain function, so that a factory can make one from a shape. */
export type ActionForm = (props: ActionFormProps) => ReactNode;
