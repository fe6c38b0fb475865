import { PageHead } from '@hadal/ui';

/** Stands in for the pages that the menus link to, because Next prefetches them. */
export default function Unwritten() {
  return <PageHead title="Not written yet" lede="This example has two pages of its own." />;
}
