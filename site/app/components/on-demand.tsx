import { awaitIsland } from '@hadal/static-site/runtime/pages';
import { lazy, useState, type ComponentPropsWithRef, type ComponentType } from 'react';
import { ChartMissing } from './chart-missing';
import { LazyIsland, type Kept } from './lazy-island';
import { useIsPrerendered } from './use-prerendered';

const Place = (props: ComponentPropsWithRef<'div'>) => <div {...props} />;

interface OnDemandProps {
  /** True to import the code now: the figure's props are no longer those of the build. */
  wanted?: boolean;
}

/**
 * Makes a figure, or the chart in it, an island. A page calls this instead of importing it: if the document
 * has its HTML, its code loads near the viewport, otherwise with the page. Renders a `<div>`.
 */
export function onDemand<Props extends object>(importFigure: () => Promise<ComponentType<Props>>) {
  let Here: ComponentType<Props> | undefined;
  const load = () => importFigure().then((figure) => (Here = figure));
  const Awaited = lazy(() => load().then((figure) => ({ default: figure })));
  const kept: Kept = { nodes: [] };
  awaitIsland(load);

  return function OnDemand({ wanted = false, ...props }: Props & OnDemandProps) {
    const isPrerendered = useIsPrerendered();
    const hasHtml = (isPrerendered && !import.meta.env.SSR) || kept.nodes.length > 0;
    const [Drawn] = useState(() => Here ?? (hasHtml ? undefined : Awaited));
    return (
      <LazyIsland
        frame={Place}
        atBuild={Drawn}
        load={load}
        wanted={wanted}
        missing={<ChartMissing />}
        kept={kept}
        props={props as unknown as Props}
      />
    );
  };
}
