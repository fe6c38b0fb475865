import { PressureColumnScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { columnMarks } from '../../model/column.build';
import { quantity } from '../../model/format';

/** Draws a column of the sea with the same balloon at five depths. */
export function ColumnFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="The same balloon, taken down. The longer the arrow, the harder the sea presses."
      note="depths and balloons to scale, air as warm as at the surface"
    >
      <PressureColumnScene
        title={`A column of the sea. A balloon shrinks on its way down: ${columnMarks.map(({ depth, bar }) => `${quantity(bar, 'bar', 1)} at ${quantity(depth, 'm')}`).join(', ')}.`}
        marks={columnMarks.map(({ depth, bar, share }) => ({
          depth,
          depthLabel: quantity(depth, 'm'),
          pressure: bar,
          name: quantity(bar, 'bar', 1),
          note: depth === 0 ? 'all of its volume' : `${quantity(share, '%', 1)} of its volume`,
        }))}
      />
    </Figure>
  );
}
