import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RequestSummary } from '#domain/api/requestViews';
import type { Localized as Text } from '#domain/i18n/localized';
import { DateText } from '@/components/DateText';
import { Localized } from '@/components/Localized';
import { Money } from '@/components/Money';
import { DueDate } from '../DueDate';
import { openDeadline } from '../openDeadline';
import { RequestNumber } from '../RequestNumber';
import { RequestStateTag } from '../RequestStateTag';
import styles from '../RequestTable.module.css';
import { GivenGrade } from './GivenGrade';
import { Place } from './Place';

interface Column {
  readonly title: Text;
  readonly sortable?: boolean;
  readonly draw: (row: RequestSummary, href: string) => ReactNode;
  readonly end?: boolean;
  /** In pixels, so that a name does not break word by word. */
  readonly least?: number;
}

const person = (value: { readonly name: string } | null) => (value ? <bdi>{value.name}</bdi> : '—');

/** Every column that a list of requests may have. */
export const requestColumns = {
  number: {
    title: { ar: 'الطلب', en: 'Request' },
    sortable: true,
    draw: (row, href) => (
      <Link to={href} className={styles['number']} onClick={(event) => event.stopPropagation()}>
        <RequestNumber number={row.number} />
      </Link>
    ),
  },
  service: {
    title: { ar: 'الخدمة', en: 'Service' },
    sortable: true,
    draw: ({ service }) => <Localized text={service.name} />,
  },
  subject: {
    title: { ar: 'الخدمة والموقع', en: 'Service and location' },
    least: 190,
    draw: (row) => (
      <span className={styles['subject']}>
        <Localized text={row.service.name} />
        <span className={styles['quiet']}>
          <Place request={row} />
        </span>
      </span>
    ),
  },
  client: {
    title: { ar: 'العميل', en: 'Client' },
    sortable: true,
    least: 150,
    draw: ({ client }) => person(client),
  },
  place: { title: { ar: 'الموقع', en: 'Location' }, draw: (row) => <Place request={row} /> },
  status: {
    title: { ar: 'الحالة', en: 'Status' },
    sortable: true,
    draw: (request) => <RequestStateTag request={request} />,
  },
  statusSince: {
    title: { ar: 'منذ', en: 'Since' },
    sortable: true,
    least: 120,
    draw: ({ statusSince }) => <DateText value={statusSince} />,
  },
  visitAt: {
    title: { ar: 'الزيارة', en: 'Visit' },
    sortable: true,
    least: 130,
    draw: ({ visitAt }) => <DateText value={visitAt} withTime />,
  },
  supervisor: { title: { ar: 'المشرف', en: 'Supervisor' }, draw: (row) => person(row.supervisor) },
  inspector: { title: { ar: 'المفتش', en: 'Inspector' }, draw: (row) => person(row.inspector) },
  score: {
    title: { ar: 'الدرجة', en: 'Score' },
    sortable: true,
    end: true,
    draw: (row) => <GivenGrade request={row} />,
  },
  total: {
    title: { ar: 'الإجمالي', en: 'Total' },
    sortable: true,
    end: true,
    draw: ({ total }) => (total === null ? '—' : <Money halalas={total} />),
  },
  correctionsDueAt: {
    title: { ar: 'مهلة التصحيح', en: 'Corrections due' },
    sortable: true,
    draw: (row) => {
      const deadline = openDeadline(row);
      return deadline ? <DueDate value={deadline} /> : '—';
    },
  },
  createdAt: {
    title: { ar: 'تاريخ الطلب', en: 'Ordered' },
    sortable: true,
    least: 120,
    draw: ({ createdAt }) => <DateText value={createdAt} />,
  },
} as const satisfies Record<string, Column>;

export type RequestColumn = keyof typeof requestColumns;

interface TableSetting {
  readonly names: readonly RequestColumn[];
  readonly sort: string;
  readonly hrefOf: (row: RequestSummary) => string;
  readonly localize: (text: Text) => string;
}

/** antd's columns; it draws and announces the order, the API makes it. */
export function toTableColumns({
  names,
  sort,
  hrefOf,
  localize,
}: TableSetting): TableColumnType<RequestSummary>[] {
  return names.map((name) => {
    const column: Column = requestColumns[name];
    const sorted = sort === name ? 'ascend' : sort === `-${name}` ? 'descend' : null;
    return {
      key: name,
      dataIndex: name,
      title: localize(column.title),
      render: (_: unknown, row: RequestSummary) => column.draw(row, hrefOf(row)),
      ...(column.sortable && { sorter: true, sortOrder: sorted }),
      ...(column.least && { minWidth: column.least }),
      ...(column.end && { align: 'end' as const }),
    };
  });
}
