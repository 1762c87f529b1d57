import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SavedCardView } from '#domain/api/financeViews';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './Payment.module.css';
import { cardBrands } from '#domain/formats/card';
import { useLocalize } from 'sijil/react/providers/language';

/** Name of a saved card: its brand, its last four digits, and its expiry. */
export function CardName({ card: { brand, lastFour, expiry } }: { readonly card: SavedCardView }) {
  const localize = useLocalize();
  const known = Object.entries(cardBrands).find(([name]) => name === brand)?.[1];
  return (
    <span>
      <bdi>{known ? localize(known) : brand}</bdi> <bdi dir="ltr">•••• {lastFour}</bdi>{' '}
      <bdi dir="ltr" className={styles.quiet}>
        {expiry}
      </bdi>
    </span>
  );
}

/** Saved cards of the user: one is offered first, each can be deleted; nothing without any. */
export function SavedCards() {
  const { t } = useTranslation('order');
  const { data } = useOperation('savedCards.list');
  if (!data || data.length === 0) return null;
  // Preselected card: the default one or, if unusable, the newest usable one.
  const first = data.find(({ expired }) => !expired);
  return (
    <Panel title={t('payment.saved.title')}>
      <p className={styles.quiet}>{t('payment.saved.hint')}</p>
      <ul className={styles.cards}>
        {data.map((card) => (
          <li key={card.id}>
            <CardName card={card} />
            {card === first && (
              <ToneTag tone="info">{t(`payment.saved.${card.isDefault ? 'default' : 'first'}`)}</ToneTag>
            )}
            {card.expired && <ToneTag tone="neutral">{t('payment.saved.expired')}</ToneTag>}
            <span className={styles.cardActions}>
              {!card.expired && !card.isDefault && data.length > 1 && <MakeDefault card={card} />}
              <DeleteCard card={card} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function MakeDefault({ card }: { readonly card: SavedCardView }) {
  const { t } = useTranslation('order');
  const dialogs = useDialogs();
  const toast = useToast();
  const action = useAction('savedCards.setDefault');
  const choose = async () => {
    await action.run({ params: { id: card.id } });
    toast.success(t('payment.saved.isDefault'));
  };
  return (
    <Button
      type="link"
      loading={action.pending}
      aria-label={`${t('payment.saved.makeDefault')} ${card.lastFour}`}
      onClick={() => void choose().catch(dialogs.refused)}
    >
      {t('payment.saved.makeDefault')}
    </Button>
  );
}

function DeleteCard({ card }: { readonly card: SavedCardView }) {
  const { t } = useTranslation('order');
  const dialogs = useDialogs();
  const toast = useToast();
  const action = useAction('savedCards.delete');
  const remove = async () => {
    await action.run({ params: { id: card.id } });
    toast.success(t('payment.saved.deleted'));
  };
  const ask = () =>
    dialogs.confirm({
      title: t('payment.saved.ask'),
      content: <CardName card={card} />,
      okText: t('payment.saved.delete'),
      danger: true,
      onOk: remove,
    });
  return (
    <Button
      type="text"
      icon={<DeleteOutlined aria-hidden="true" />}
      aria-label={`${t('payment.saved.delete')} ${card.lastFour}`}
      onClick={ask}
    />
  );
}
