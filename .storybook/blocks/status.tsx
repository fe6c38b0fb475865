import { useOf } from '@storybook/addon-docs/blocks';
import statuses from '../../packages/ui/status.json';
import { describeStatus, type ComponentStatus } from '../../packages/ui/src/docs/status';

/** Status of this page's component. Renders a `<p>`, or nothing on a page of drawings. */
export function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const status = (statuses as ComponentStatus[]).find(
    ({ title }) => `Components/${title}` === preparedMeta.title,
  );
  return status ? <p>{describeStatus(status)}</p> : null;
}
