import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { calendarEvent } from '#domain/formats/calendarEvent';
import { hourMs } from 'sijil/base/time/riyadhTime';
import { isVisitAhead } from '#domain/workflow/statusGroups';
import { useLocalize } from 'sijil/react/providers/language';
import { serverNow, useNow } from 'sijil/react/providers/server';
import { saveFile } from 'sijil/react/providers/readFile';

/** Duration of the calendar entry; the actual visit may be longer or shorter. */
const reservedMs = 2 * hourMs;

/** Saves a coming visit as a calendar file, which every phone or computer can open. */
export function AddToCalendar({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const now = useNow();
  const { id, number, visitAt, branch } = request;
  if (!visitAt || !isVisitAhead(request, now)) return null;
  const save = () => {
    const startsAt = new Date(visitAt);
    const text = calendarEvent({
      id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + reservedMs),
      title: t('calendar.title', { service: localize(request.service.name), number: `R-${number}` }),
      place: branch ? [branch.name, branch.city && localize(branch.city)].filter(Boolean).join(' – ') : '',
      url: window.location.href.replace(/[?#].*$/, ''),
      writtenAt: serverNow(),
    });
    saveFile(new Blob([text], { type: 'text/calendar' }), `R-${number}.ics`);
  };
  return (
    <Button icon={<CalendarOutlined aria-hidden="true" />} onClick={save}>
      {t('calendar.add')}
    </Button>
  );
}
