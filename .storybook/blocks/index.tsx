import { ArgTypes, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { Facts } from './facts';
import { Status } from './status';

export { Conformance } from './conformance';
export { ConsumerFile } from './consumer-file';
export { Cost, Finder } from './finder';
export { Keyboard } from './keyboard';
export { Interfaces, Peers } from './kits';
export { StatusTable } from './status';

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
