import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Person } from 'sijil/react/components/Person';
import { LanguageButton, ModeButton } from 'sijil/react/frame/AppearanceButtons';
import { useOperation, useAction } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { Facts } from '@/requests/Facts';
import { Panel } from 'sijil/react/components/Panel';
import { LinkButton, PhoneLink } from 'sijil/react/components/links';
import { SavedCards } from '@/payments/SavedCards';
import type { PersonView } from '#domain/api/profileViews';
import { personBody } from '#domain/profile/personBodies';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useMay } from 'sijil/react/providers/may';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './Account.module.css';

interface PersonEditorProps {
  readonly person: PersonView;
  readonly onClose: () => void;
}

const own = ['name', 'nameEn', 'phone'] as const;
const autoComplete = { name: 'name', phone: 'tel', position: 'organization-title' };

function PersonEditor({ person, onClose }: PersonEditorProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('profile.updatePerson');
  const mayGivePosition = useMay({ resource: 'privileges', action: 'profile.tellPosition' });
  return (
    <FormDrawer title={t('profile.editTitle')} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={personBody}
          fields={mayGivePosition ? [...own, 'position', 'companyNameEn'] : own}
          initialValues={{ ...person }}
          autoComplete={autoComplete}
          dirtyGuard={false}
          onValuesChange={changed}
          onCancel={leave}
          onSubmit={async (body) => {
            await action.run({ body });
            toast.success(t('saved'));
            onClose();
          }}
        />
      )}
    </FormDrawer>
  );
}

/** Account of the user, and their appearance settings. */
export function ProfileTab() {
  const { t } = useTranslation('accountClient');
  const user = useSession((session) => session.user);
  const person = useOperation('profile.getPerson');
  const [editing, setEditing] = useState(false);
  if (!user) return null;
  return (
    <div className={styles.stack}>
      <Panel
        title={t('profile.title')}
        actions={
          <Button
            icon={<EditOutlined aria-hidden="true" />}
            disabled={!person.data}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        }
      >
        {person.error && <ErrorState error={person.error} onRetry={person.refetch} />}
        {!person.data && !person.error && (
          <div className={styles.awaited}>
            <LoadingState as="lines" rows={3} />
          </div>
        )}
        {person.data && (
          <div className={styles.person}>
            <Person name={person.data.name} role={user.role} size={56} />
            <Facts
              items={[
                { label: t('profile.position'), value: person.data.position },
                { label: t('profile.email'), value: <bdi dir="ltr">{person.data.email}</bdi> },
                { label: t('profile.phone'), value: <PhoneLink phone={person.data.phone} /> },
              ]}
            />
          </div>
        )}
      </Panel>
      <SavedCards />
      <Panel
        title={t('profile.company')}
        actions={<LinkButton to="/account/details">{t('profile.details')}</LinkButton>}
      >
        <bdi>{user.client?.companyName}</bdi>
      </Panel>
      <Panel title={t('profile.display')}>
        <div className={styles.display}>
          <LanguageButton />
          <ModeButton named />
        </div>
      </Panel>
      {editing && person.data && <PersonEditor person={person.data} onClose={() => setEditing(false)} />}
    </div>
  );
}
