import { d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Ground } from '../parts/annotation';
import { Ballast } from '../parts/ballast';
import { Platform } from '../parts/platform';
import { Sheave } from '../parts/sheave';
import { bed, columns, deck, guides, sea, size } from './geometry';
import { store } from './mode-plant-scene.css';

export interface ModePlantPartsProps {
  /** The id by which scenes on the same page find it. */
  id: string;
}

/**
 * The parts of a `ModePlantScene` that never move, once for all of a page: each scene refers to it instead of
 * repeating it. Renders an `<svg>` without a size.
 */
export function ModePlantParts({ id }: ModePlantPartsProps) {
  return (
    <svg aria-hidden="true" className={store}>
      <symbol id={id} overflow="visible">
        <path d={d`M0 ${sea}H${size.width}`} />
        <path
          d={columns
            .map((x) => d`M${x - guides} ${deck}V${bed}M${x + guides} ${deck}V${bed}`)
            .join('')}
        />
        {columns.map((x) => (
          <Sheave key={x} x={x} y={bed} radius={14} />
        ))}
        <Platform x={30} sea={sea} width={390} freeboard={34} />
        <path className={styles.solid} d={d`M396 ${deck}l6-44h8l6 44z`} />
        <Ballast x={404} y={bed} width={132} />
        <Ground y={bed} width={size.width} />
      </symbol>
    </svg>
  );
}
