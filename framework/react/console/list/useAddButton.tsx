import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Resource, screenPath } from '#framework/schema/resource';
import { indefiniteName } from '@framework/fields/indefiniteName';
import { useLanguage } from '@framework/providers/language';
import { useAbilities } from '@framework/providers/useAbilities';
import { useShortcut } from '../keys/useShortcut';

/** The button that leads to a new record, and its key; false without the right to add one. */
export function useAddButton(resource: Resource) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const navigate = useNavigate();
  const may = useAbilities(resource).create && resource.madeElsewhere !== true;
  const path = `${screenPath(resource)}/create`;
  const create = useCallback(() => void navigate(path), [navigate, path]);
  useShortcut('n', may ? create : null);
  return (
    may && (
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={create}
        aria-keyshortcuts="n"
      >
        {t('add', { name: indefiniteName(resource, language) })}
      </Button>
    )
  );
}
