import { MessageOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Localized } from '#framework/base/i18n/localized';
import { apiPath } from '#framework/schema/resource';
import { languageOfText, type ticketSubjects } from '#domain/tickets/tickets';
import { cannedAnswers } from '#resources/cannedAnswers';
import type { ConsoleRecord } from '#framework/contract/recordView';
import type { CallError } from '@framework/providers/apiError';
import { useLocalize } from '@framework/providers/language';

interface CannedAnswer extends ConsoleRecord {
  readonly text: Localized;
}

interface CannedAnswersProps {
  readonly subject: keyof typeof ticketSubjects;
  readonly question: string;
  readonly onPick: (answer: string) => void;
}

/** Saved answers, those about the ticket's subject first; one is inserted in the language of the question. */
export function CannedAnswers({ subject, question, onPick }: CannedAnswersProps) {
  const { t } = useTranslation('support');
  const localize = useLocalize();
  const { result } = useList<CannedAnswer, CallError>({
    resource: apiPath(cannedAnswers).slice(1),
    filters: [{ field: 'active', operator: 'eq', value: true }],
    pagination: { pageSize: 100 },
    errorNotification: false,
  });
  if (result.data.length === 0) return null;
  const fits = (answer: CannedAnswer) => (answer['subject'] === subject ? 0 : answer['subject'] ? 2 : 1);
  const offered = result.data.toSorted((one, other) => fits(one) - fits(other));
  const language = languageOfText(question);
  const pick = (id: string) => {
    const answer = offered.find((one) => one.id === id);
    if (answer) onPick(answer.text[language]);
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: offered.map(({ id, $title }) => ({ key: id, label: <bdi>{localize($title)}</bdi> })),
        onClick: ({ key }) => pick(key),
        style: { maxBlockSize: 320, overflowY: 'auto' },
      }}
    >
      <Button icon={<MessageOutlined aria-hidden="true" />}>{t('canned')}</Button>
    </Dropdown>
  );
}
