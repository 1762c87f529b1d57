import { type ComponentType, lazy, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasRole } from '#app/roles';
import type { Resource } from '#framework/schema/resource';
import { resourceNamed } from '#app/resources';
import { useLocalize } from '@framework/providers/language';
import { may } from '@framework/providers/may';
import { useSession } from '@framework/providers/session';
import { useMay } from '@framework/providers/useMay';
import { RecordHistory } from '../audit/RecordHistory';
import { ChildList } from './ChildList';
import type { ConsoleRecord } from '../consoleRecord';
import { recordParts } from './recordParts';
import { RecordSections } from './RecordSections';
import type { RecordTab, RecordTabProps } from './recordTab';
import { fieldsReadBy } from '../visibleFields';

export interface OpenTab {
  readonly key: string;
  readonly label: string;
  readonly children: ReactNode;
  /** Stands on a card; the others bring their own. */
  readonly onCard: boolean;
}

/** What a record's page is divided into: its fields, its papers, what belongs to it, what pages add, its history. */
export function useRecordTabs(
  resource: Resource,
  record: ConsoleRecord,
  custom: readonly RecordTab[],
): readonly OpenTab[] {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const user = useSession((session) => session.user);
  const seesHistory = useMay({ resource: resource.name, action: 'history' });
  const drawn = useMemo(() => custom.map((tab) => ({ ...tab, Drawn: lazy(tab.load) })), [custom]);
  const { details, documents } = recordParts(fieldsReadBy(resource, user?.role ?? null), resource.sections);
  const own = { resource, record };
  return [
    tab('details', t('tabs.details'), <RecordSections {...own} sections={details} />, false),
    ...documents.map((section, index) =>
      tab(
        index === 0 ? 'documents' : `documents-${index + 1}`,
        localize(section.label),
        <RecordSections {...own} sections={[{ fields: section.fields }]} />,
        false,
      ),
    ),
    ...(resource.children ?? []).flatMap(({ resource: name, by }) => {
      const child = resourceNamed(name);
      if (!child || !may({ resource: name, action: 'list' }, user)) return [];
      return [tab(name, localize(child.label.many), <ChildList child={child} by={by} id={record.id} />)];
    }),
    ...drawn
      .filter(({ roles }) => !roles || (user && hasRole(user.role, roles)))
      .map(({ key, label, Drawn }) => tab(key, localize(label), draw(Drawn, own), false)),
    ...(seesHistory ? [tab('history', t('tabs.history'), <RecordHistory {...own} />)] : []),
  ];
}

function tab(key: string, label: string, children: ReactNode, onCard = true): OpenTab {
  return { key, label, children, onCard };
}

function draw(Drawn: ComponentType<RecordTabProps>, own: RecordTabProps) {
  return <Drawn {...own} />;
}
