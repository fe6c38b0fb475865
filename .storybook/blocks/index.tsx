import {
  ArgTypes,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';
import statuses from '../../packages/ui/status.json';
import type { ComponentStatus } from '../../packages/ui/src/docs/status';
import { interfaceTables, peersTable, statusTable } from '../../packages/ui/src/docs/tables';
import { Facts } from './facts';
import { Status } from './status';

export { Conformance } from './conformance';
export { ConsumerFile } from './consumer-file';
export { Cost, Finder } from './finder';
export { Keyboard } from './keyboard';

/** The top of a component's page: its name, description, status, first story and facts. */
export function Overview() {
  return (
    <>
      <Title />
      <Description />
      <Status />
      <Primary />
      <Facts />
    </>
  );
}

/** Every other story, except the rows of the keyboard table. */
export function Examples() {
  return <Stories title="" includePrimary={false} />;
}

/** Table of the props of the component and its parts, read from their types. */
export function Props() {
  return <ArgTypes />;
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
export const StatusTable = () => (
  <Markdown options={rows}>{statusTable(statuses as ComponentStatus[])}</Markdown>
);

/** The interfaces of other kits beside ours. */
export const Interfaces = () => <Markdown options={rows}>{interfaceTables}</Markdown>;

/** The parts of other kits beside ours. */
export const Peers = () => <Markdown options={rows}>{peersTable}</Markdown>;
