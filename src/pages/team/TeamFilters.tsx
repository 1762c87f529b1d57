import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { required } from '#framework/schema/index';
import { requestsResource } from '#resources/requests';
import { FieldFilter } from '@framework/fields/FieldInput';
import { useLocalize } from '@framework/providers/language';
import styles from './Team.module.css';

const names = ['cityIds', 'serviceIds'] as const;
type FilterName = (typeof names)[number];

const ids = /^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/;

/** Cities and services of the team's week, in the address; what is no id there is as if it were not. */
export function useTeamAddress() {
  const [address, setAddress] = useSearchParams();
  const chosen: Readonly<Partial<Record<FilterName, string>>> = Object.fromEntries(
    names.flatMap((name) => {
      const value = address.get(name);
      return value !== null && ids.test(value) ? [[name, value]] : [];
    }),
  );
  const write = (changed: Readonly<Partial<Record<FilterName, string>>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of names) {
          const value = changed[name];
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    chosen,
    isNarrowed: Object.keys(chosen).length > 0,
    choose: (name: FilterName, value: string | undefined) => write({ ...chosen, [name]: value ?? '' }),
    clear: () => write({}),
  };
}

export type TeamAddress = ReturnType<typeof useTeamAddress>;

const { cityId, serviceId } = requestsResource.fields;
// A visit without a city is no place to send anybody to: there is nothing to ask for.
const fields = { cityIds: required(cityId), serviceIds: serviceId } as const;

/** Narrows the week to cities and services, with the controls of the lists of requests. */
export function TeamFilters({
  address: { chosen, isNarrowed, choose, clear },
}: {
  readonly address: TeamAddress;
}) {
  const { t } = useTranslation(['calendar', 'fields']);
  const localize = useLocalize();
  const prefix = useId();
  return (
    <search className={styles.filters} aria-label={t('filters.label')}>
      {(['cityIds', 'serviceIds'] as const).map((name) => (
        <div key={name} className={styles.filter}>
          <label htmlFor={`${prefix}-${name}`}>{localize(fields[name].label)}</label>
          <FieldFilter
            id={`${prefix}-${name}`}
            field={fields[name]}
            filters={chosen[name] ? { in: chosen[name] } : {}}
            onChange={(filters) => choose(name, filters.in)}
          />
        </div>
      ))}
      {isNarrowed && (
        <Button type="link" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
}
