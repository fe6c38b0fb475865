import {
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';
import statusFile from '../../packages/ui/status.json';
import { describeStatus, type ComponentStatus } from '../../packages/ui/src/docs/status';
import { interfaceTables, peersTable, statusTable } from '../../packages/ui/src/docs/tables';
import { Facts } from './facts';

/** Table of the props of the component and its parts, read from their types. */
export { ArgTypes as Props } from '@storybook/addon-docs/blocks';
export { Conformance } from './conformance';
export { ConsumerFile } from './consumer-file';
export { Cost, Finder } from './finder';
export { Keyboard } from './keyboard';

const statuses = statusFile as ComponentStatus[];

/** The top of a component's page: its name, description, status, first story and facts. */
export function Overview() {
  const { preparedMeta } = useOf('meta', ['meta']);
  // None on a page of drawings.
  const status = statuses.find(({ title }) => `Components/${title}` === preparedMeta.title);
  return (
    <>
      <Title />
      <Description />
      {status && <p>{describeStatus(status)}</p>}
      <Primary />
      <Facts />
    </>
  );
}

/** Every other story, except the rows of the keyboard table. */
export function Examples() {
  // An empty string would be an empty heading.
  return <Stories title={<></>} includePrimary={false} />;
}

/** A row of a table, headed by its first cell, which Markdown cannot say. */
function Row({ children }: { children: ReactElement<{ children: ReactNode }>[] }) {
  const [first, ...others] = children;
  return (
    <tr>
      {first?.type === 'th' ? first : <th scope="row">{first?.props.children}</th>}
      {others}
    </tr>
  );
}

const rows = { overrides: { tr: Row } };

/** The status of every component. */
export const StatusTable = () => <Markdown options={rows}>{statusTable(statuses)}</Markdown>;

/** The interfaces of other kits beside ours. */
export const Interfaces = () => <Markdown options={rows}>{interfaceTables}</Markdown>;

/** The parts of other kits beside ours. */
export const Peers = () => <Markdown options={rows}>{peersTable}</Markdown>;
