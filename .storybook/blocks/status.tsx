import { useOf } from '@storybook/addon-docs/blocks';
import statuses from '../../packages/ui/status.json';
import { describeStatus, type ComponentStatus } from '../../packages/ui/src/docs/status';
import { Table } from './table';

const known = statuses as ComponentStatus[];

/** Status of this page's component. Renders a `<p>`, or nothing on a page of drawings. */
export function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const status = known.find(({ title }) => `Components/${title}` === preparedMeta.title);
  return status ? <p>{describeStatus(status)}</p> : null;
}

/** Status of every component. Renders a `<table>`. */
export const StatusTable = () => (
  <Table
    head={['Component', 'Status']}
    rows={known.map((status) => ({
      key: status.title,
      cells: [status.title, describeStatus(status)],
    }))}
  />
);
