import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BranchManagerView } from '#domain/api/profileViews';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { Money } from 'sijil/react/components/valueTexts';
import { PhoneLink } from 'sijil/react/components/links';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './Account.module.css';

interface ManagerCardProps {
  readonly manager: BranchManagerView;
  readonly onAssign: () => void;
  readonly onLimit: () => void;
}

export function ManagerCard({ manager, onAssign, onLimit }: ManagerCardProps) {
  const { t } = useTranslation('accountClient');
  const { t: client } = useTranslation('client');
  const { name, email, phone, active, invited, branches, limit } = manager;
  const places = branches.map((branch) => branch.name).join(client('comma'));
  return (
    <li className={styles.card}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {!active && <ToneTag tone="danger">{t('managers.inactive')}</ToneTag>}
        {active && invited && <ToneTag tone="warning">{t('managers.invited')}</ToneTag>}
      </span>
      <span className={styles.quiet}>
        <bdi dir="ltr">{email}</bdi>
      </span>
      <span className={styles.quiet}>
        <PhoneLink phone={phone} />
      </span>
      <span>{places || t('managers.noBranches')}</span>
      <span className={styles.quiet}>
        {limit === null ? (
          t('managers.noLimit')
        ) : limit === 0 ? (
          t('managers.signsNothing')
        ) : (
          <>
            {t('managers.upTo')} <Money halalas={limit} />
          </>
        )}
      </span>
      <span className={styles.tools}>
        <Button size="small" aria-label={t('managers.assignOf', { name })} onClick={onAssign}>
          {t('managers.assign')}
        </Button>
        <Button size="small" aria-label={t('managers.limitOf', { name })} onClick={onLimit}>
          {t('managers.limit')}
        </Button>
        <StatusButton manager={manager} />
      </span>
    </li>
  );
}

/** Deactivating asks for confirmation, because it signs the manager out at once. */
function StatusButton({ manager: { id, name, active } }: Pick<ManagerCardProps, 'manager'>) {
  const { t } = useTranslation('accountClient');
  const dialogs = useDialogs();
  const toast = useToast();
  const action = useAction('branchManagers.changeStatus');
  const change = async () => {
    await action.run({ params: { id }, body: { active: !active } });
    toast.success(t('saved'));
  };
  const ask = () =>
    dialogs.confirm({
      title: t('managers.deactivateTitle', { name }),
      content: t('managers.deactivateHint'),
      okText: t('managers.deactivate'),
      danger: true,
      onOk: change,
    });
  return (
    <Button
      size="small"
      type="text"
      loading={action.pending}
      onClick={() => (active ? ask() : void change().catch(dialogs.refused))}
    >
      {t(active ? 'managers.deactivate' : 'managers.activate')}
    </Button>
  );
}
