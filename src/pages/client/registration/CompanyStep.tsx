import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { useList } from '@refinedev/core';
import { clientTypes } from '#resources/clientTypes';
import { activities, companyBody, toActivity } from '#domain/profile/companyFields';
import { FormFields } from 'sijil/react/forms/ShapeForm';
import { useLocalize } from 'sijil/react/providers/language';
import { ChoiceCard } from 'sijil/react/components/steps';
import styles from './Registration.module.css';
import { StepActions, useStepForm } from './StepActions';
import type { Registration } from './useRegistration';
import { keysOf } from 'sijil/base/objects';
import { apiPath } from 'sijil/schema/resource';
import type { CallError } from 'sijil/react/providers/apiError';

const typed = ['companyName', 'companyNameEn'];
const autoComplete = { companyName: 'organization' };

/** Kind and name of the company. */
export function CompanyStep({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation('registration');
  const [form, element] = useStepForm('company', registration);
  const types = useClientTypes();
  const subTypes = types.below(form.values['clientTypeId']);
  const chooseType = (id: string) => {
    form.change('clientTypeId', id);
    form.change('clientSubTypeId', null);
  };
  return (
    <Form layout="vertical" component="form" onFinish={() => void form.submit()}>
      <div ref={element} className={styles.form}>
        <TypeChoice
          name="clientTypeId"
          label={t('company.type')}
          types={types.main}
          chosen={form.values['clientTypeId']}
          messages={form.errors['clientTypeId'] ?? []}
          onChoose={chooseType}
        />
        {subTypes.length > 0 && (
          <TypeChoice
            name="clientSubTypeId"
            label={t('company.subType')}
            types={subTypes}
            chosen={form.values['clientSubTypeId']}
            messages={form.errors['clientSubTypeId'] ?? []}
            onChoose={(id) => form.change('clientSubTypeId', id)}
          />
        )}
        <FormFields
          shape={companyBody}
          names={typed}
          idPrefix={form.prefix}
          values={form.values}
          errors={form.errors}
          disabled={false}
          autoComplete={autoComplete}
          onChange={form.change}
          onLeave={form.touch}
        />
        <StepActions problems={form.problems} onBack={registration.goBack} />
      </div>
    </Form>
  );
}

interface TypeChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly types: readonly ClientType[];
  readonly chosen: unknown;
  readonly messages: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** Few kinds, all visible, each as a button. */
function TypeChoice({ name, label, types, chosen, messages, onChoose }: TypeChoiceProps) {
  const localize = useLocalize();
  const id = useId();
  const wrong = messages.length > 0;
  return (
    <div data-field={name} data-wrong={wrong || undefined}>
      <p id={id}>
        <strong>{label}</strong>
      </p>
      <div role="radiogroup" aria-labelledby={id} className={styles.choices} aria-required="true">
        {types.map((type) => (
          <ChoiceCard
            key={type.id}
            name={name}
            checked={chosen === type.id}
            onChoose={() => onChoose(type.id)}
          >
            <span className={styles.choiceName}>
              {localize({ ar: type.descriptionAr, en: type.descriptionEn })}
            </span>
          </ChoiceCard>
        ))}
      </div>
      {wrong && (
        <p role="alert" className={styles.alert}>
          {messages.join(' ')}
        </p>
      )}
    </div>
  );
}

interface ClientType {
  readonly id: string;
  readonly descriptionAr: string;
  readonly descriptionEn: string;
  readonly parentId: string | null;
  readonly activity: string | null;
}

/** Kinds of clients and their sub types; a short list that rarely changes. */
export function useClientTypes() {
  const { query } = useList<ClientType, CallError>({
    resource: apiPath(clientTypes).slice(1),
    pagination: { pageSize: 100 },
    filters: [{ field: 'active', operator: 'eq', value: true }],
    queryOptions: { staleTime: 300_000 },
    errorNotification: false,
  });
  const { error, refetch } = query;
  const data = query.data?.data;
  return {
    known: data !== undefined,
    error,
    refetch,
    main: byActivity(data?.filter(({ parentId }) => parentId === null) ?? []),
    below: (id: unknown) => data?.filter(({ parentId }) => parentId !== null && parentId === id) ?? [],
  };
}

/** Sorts types by activity, restaurants first; types of one activity by name. */
export function byActivity<Type extends Pick<ClientType, 'activity'>>(types: readonly Type[]): Type[] {
  const order = keysOf(activities);
  const place = ({ activity }: Type) => order.indexOf(toActivity(activity));
  return types.toSorted((one, other) => place(one) - place(other));
}
