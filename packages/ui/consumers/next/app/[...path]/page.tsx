import { PageHead } from '@hadal/ui';

/** Stands in for the pages that the menus lead to, since Next fetches them ahead. */
export default function Unwritten() {
  return <PageHead title="Not written yet" lede="This example has two pages of its own." />;
}
