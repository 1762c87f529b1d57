import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  ClockCircleOutlined,
  EditOutlined,
  FileDoneOutlined,
  PlayCircleOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { VisitStage } from '#domain/workflow/visitStage';

const marks: Readonly<Record<VisitStage, typeof UserOutlined>> = {
  planned: EditOutlined,
  proposed: ClockCircleOutlined,
  rejected: CloseCircleOutlined,
  agreed: CheckCircleOutlined,
  assigned: UserOutlined,
  started: PlayCircleOutlined,
  formIn: FileDoneOutlined,
};

/** Icon of a visit's stage; each stage has a different one, so that colour is not the only sign. */
export function StageMark({ stage }: { readonly stage: VisitStage }) {
  const Icon = marks[stage];
  return <Icon aria-hidden="true" />;
}
