import { type ReactNode, useState } from 'react';
import { LazyDialog } from 'sijil/react/components/heldPage';
import type { Resource } from 'sijil/schema/resource';
import { isWords } from 'sijil/schema/kindFacts';
import { useAbilities } from 'sijil/react/providers/may';
import { indefiniteName } from '../recordNoun';
import { useLanguage } from 'sijil/react/providers/language';
import { CreateInPlace } from 'sijil/react/lazy/laterInputs';
import { targetOf } from './useRecordOptions';

interface Wanted {
  readonly to: string;
  /** Taken for the name of the new record, where that is plain text. */
  readonly typed: string;
  readonly given: Readonly<Record<string, string>>;
  readonly onBegin: () => void;
  readonly onMade: (id: string) => void;
}

export interface NewRecordOffer {
  /** True where the person may create such records. */
  readonly allowed: boolean;
  /** «مدينة», "city". */
  readonly name: string;
  readonly begin: () => void;
  readonly drawer: ReactNode;
}

/** Offers to create the record that a reference control lacks. */
export function useNewRecord({ to, typed, given, onBegin, onMade }: Wanted): NewRecordOffer {
  const language = useLanguage();
  const target = targetOf(to);
  const { create } = useAbilities(target);
  const [start, setStart] = useState<Readonly<Record<string, unknown>> | null>(null);
  const close = () => setStart(null);
  return {
    allowed: create,
    name: indefiniteName(target, language),
    begin: () => {
      onBegin();
      setStart({ ...given, ...titled(target, typed.trim()) });
    },
    drawer: start && (
      <LazyDialog>
        <CreateInPlace
          resource={target}
          given={start}
          onClose={close}
          onCreated={(id) => {
            close();
            onMade(id);
          }}
        />
      </LazyDialog>
    ),
  };
}

function titled({ title, fields }: Resource, typed: string): Readonly<Record<string, string>> {
  return typed && isWords(fields[title.ar]) ? { [title.ar]: typed } : {};
}
