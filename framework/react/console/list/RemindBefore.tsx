import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { resourceNamed } from '#app/resources';
import { reminder } from '#framework/schema/automations/reminder';
import type { Field } from '#framework/schema/field';
import { hasOptions, timeOf } from '#framework/schema/kindFacts';
import { type Resource, screenPath } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import { useMay } from '@framework/providers/useMay';

interface RemindBeforeProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
}

/** Begins an automation that reminds somebody before the date of a column; nothing for those who may not write one. */
export function RemindBefore({ resource, name, field }: RemindBeforeProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const navigate = useNavigate();
  const automations = resourceNamed('automations');
  const allowed = useMay({ resource: 'automations', action: 'create' });
  const records = automations?.fields['resource'];
  const isOffered = hasOptions(records) && resource.name in records.options;
  if (!automations || !allowed || !isOffered || timeOf(field) === undefined) return null;
  const begin = () => {
    const given = {
      ...reminder(automations, { resource, name, label: field.label }),
      name: t('remind.name', { name: localize(field.label) }),
    };
    void navigate(`${screenPath(automations)}/create`, { state: { given } });
  };
  return (
    <Button size="small" type="link" onClick={begin}>
      {t('remind.begin')}
    </Button>
  );
}
