import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider, Table } from 'antd';
import { useEffect, useState } from 'react';

type Row = Readonly<Record<string, string | number | null>>;

const columns = ['code', 'status', 'client', 'branch', 'city', 'service', 'supervisor', 'created_at'].map(
  (name) => ({ title: name, dataIndex: name }),
);

/** Plain antd table over 25 rows of the bare server, without rights, texts, search or filters. */
export default function BareTable() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    void fetch('/first')
      .then((answer) => answer.json())
      .then(setRows);
  }, []);
  return (
    <ConfigProvider direction="rtl">
      <Table rowKey="id" dataSource={[...rows]} columns={columns} pagination={{ pageSize: 25 }} />
    </ConfigProvider>
  );
}
