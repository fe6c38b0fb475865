import { useOf } from '@storybook/addon-docs/blocks';
import statuses from '../../packages/ui/status.json';
import { describeStatus, type ComponentStatus } from '../../packages/ui/src/docs/status';

const known = statuses as ComponentStatus[];

/** Status of this page's component. Renders a `<p>`, or nothing on a page of drawings. */
export function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const status = known.find(({ title }) => `Components/${title}` === preparedMeta.title);
  return status ? <p>{describeStatus(status)}</p> : null;
}

/** Status of every component. Renders a `<table>`. */
export function StatusTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {known.map((status) => (
          <tr key={status.title}>
            <th scope="row">{status.title}</th>
            <td>{describeStatus(status)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
