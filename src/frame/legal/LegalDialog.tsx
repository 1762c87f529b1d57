import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainButton } from 'sijil/react/plain/PlainControls';
import { goTo, useAddress } from 'sijil/react/address/address';
import { keysOf, objectFrom } from 'sijil/base/objects';
import { daysText } from 'sijil/base/i18n/worded';
import { retentionRules } from '#domain/retention/retentionRules';
import { PRIVACY_ANSWER_DAYS } from '#domain/scheduling/deadlines';
import { useLocalize } from 'sijil/react/providers/language';
import { usePeriods } from '@/providers/usePeriods';
import styles from './LegalDialog.module.css';
import { type LegalText, Operator, type OperatorSettings } from './Operator';

/** Parts in `legal.json` of the texts behind the footer's links; the company's facts come from the settings. */
const partsOf = {
  company: [],
  terms: [
    'service',
    'account',
    'order',
    'payment',
    'cancellation',
    'visit',
    'results',
    'certificate',
    'limits',
    'contact',
    'changes',
    'law',
  ],
  privacy: [
    'controller',
    'collected',
    'recorded',
    'use',
    'shared',
    'public',
    'transfer',
    'kept',
    'security',
    'browser',
    'rights',
  ],
} as const satisfies Record<LegalText, readonly string[]>;

interface LegalDialogProps {
  readonly text: LegalText;
  readonly settings: OperatorSettings | undefined;
}

const retentionNames = keysOf(retentionRules);

/** Sections that identify the operator. */
const operatorParts: readonly string[] = ['controller', 'contact'];

/** Dialog with the company's facts, the terms or the privacy policy over the current page; closing it leaves that page as it was. */
export default function LegalDialog({ text, settings }: LegalDialogProps) {
  const { t } = useTranslation('legal');
  const { t: common } = useTranslation();
  const localize = useLocalize();
  const periods = {
    ...usePeriods(),
    privacyAnswer: localize(daysText(PRIVACY_ANSWER_DAYS)),
    ...objectFrom(retentionNames, (name) => localize(daysText(retentionRules[name].days))),
  };
  const { pathname, search, state } = useAddress();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const opened = dialog.current;
    if (!opened?.open) opened?.showModal();
    return () => opened?.close();
  }, []);
  const leave = () => goTo(pathname + search, { state });
  const leaveOnBackdrop = ({ target }: MouseEvent) => target === dialog.current && leave();
  return (
    // A click outside lands on the dialog element itself; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClick={leaveOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={title} className={styles.title}>
            {text === 'company' ? common('operator.label') : t(`${text}.title`)}
          </h2>
          <PlainButton kind="text" icon={<Icon of="close" />} aria-label={common('close')} onClick={leave} />
        </div>
        {text === 'company' && settings?.operator && (
          <Operator operator={settings.operator} support={settings.support} />
        )}
        {partsOf[text].map((part) => (
          <section key={part}>
            <h3>{t(`${text}.${part}.title`)}</h3>
            <p>{t(`${text}.${part}.text`, periods)}</p>
            {settings?.operator && operatorParts.includes(part) && (
              <Operator operator={settings.operator} support={settings.support} />
            )}
          </section>
        ))}
      </div>
    </dialog>
  );
}
