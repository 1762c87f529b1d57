import { List, useForm, useTable } from '@refinedev/antd';
import { Button, Form, Input, Table } from 'antd';

interface Visit {
  readonly id: string;
  readonly stars: string;
  readonly note: string | null;
}

/** A page as Refine's own guide writes it: its table and its form over a declared record. */
export default function VisitsByHand() {
  const { tableProps } = useTable<Visit>({ resource: 'visits', syncWithLocation: false });
  const { formProps, saveButtonProps } = useForm<Visit>({
    resource: 'visits',
    action: 'create',
    redirect: false,
  });
  return (
    <List resource="visits">
      <Form {...formProps} layout="inline">
        <Form.Item name="stars" label="Stars">
          <Input />
        </Form.Item>
        <Button {...saveButtonProps}>Save</Button>
      </Form>
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="stars" title="Stars" />
        <Table.Column dataIndex="note" title="Note" />
      </Table>
    </List>
  );
}
