import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamVisit } from '#domain/api/calendarViews';
import { transitions } from '#domain/workflow/requestWorkflow';
import { formatDuration } from 'sijil/base/formats/numbers';
import { useLocalize } from 'sijil/react/providers/language';
import { VisitLink } from '@/requests/week/VisitLink';
import type { Move } from './MoveDialog';
import styles from './Team.module.css';

interface VisitCardProps {
  readonly visit: TeamVisit;
  readonly onMove: (move: Move) => void;
  /** Handlers that drag the visit, and the keys of its link that move it to the next cell. */
  readonly byHand?: Pick<
    HTMLAttributes<HTMLDivElement>,
    'draggable' | 'onDragStart' | 'onDragEnd' | 'onKeyDown'
  >;
}

/** Visit in a team's week: its text opens it; its menu, Shift with an arrow, or dragging moves it. */
export function VisitCard({ visit, onMove, byHand }: VisitCardProps) {
  const { t } = useTranslation('calendar');
  const localize = useLocalize();
  const { moves, travelMinutes, requestId, number } = visit;
  return (
    <>
      {travelMinutes !== null && (
        <span className={styles.travel}>
          {t('travel', { time: localize(formatDuration(travelMinutes)) })}
        </span>
      )}
      <div
        className={moves.length > 0 ? `${styles.card} ${styles.movable}` : styles.card}
        {...(moves.length > 0 && byHand)}
      >
        <VisitLink visit={{ ...visit, inspector: null }} />
        {moves.length > 0 && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: moves.map((name) => ({
                key: name,
                label: localize(transitions[name].label),
                onClick: () => onMove({ requestId, steps: [{ name }] }),
              })),
            }}
          >
            <Button
              type="text"
              size="small"
              className={styles.more ?? ''}
              icon={<MoreOutlined aria-hidden="true" />}
              aria-label={t('movesOf', { number })}
            />
          </Dropdown>
        )}
      </div>
    </>
  );
}
