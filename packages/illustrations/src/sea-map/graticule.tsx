import { d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { alternating } from './sea-map.css';
import type { MapBounds, Projection } from './projection';
import type { MapCompass } from './sea-map-scene';

const STEP = 10;
const BORDER = 7;

const stepsWithin = (from: number, to: number) =>
  Array.from({ length: 36 * 2 }, (_, at) => STEP * at - 360).filter((at) => at > from && at < to);

const longitudeName = (at: number, { east, west }: MapCompass) =>
  at === 180 ? '180°' : at < 180 ? `${at}°\u00a0${east}` : `${360 - at}°\u00a0${west}`;
const latitudeName = (at: number, { north, south }: MapCompass) =>
  at === 0 ? '0°' : at > 0 ? `${at}°\u00a0${north}` : `${-at}°\u00a0${south}`;

interface GraticuleProps {
  bounds: MapBounds;
  on: Projection;
  compass: MapCompass;
}

/** The border of a chart, in steps of ten degrees, with its meridians, parallels and their names. */
export function Graticule({ bounds, on, compass }: GraticuleProps) {
  const { x, y, width, height } = on.frame;
  const { west, east, south, north } = bounds;
  const meridians = stepsWithin(west, east).map((longitude) => ({
    longitude,
    at: on.point({ longitude, latitude: north }),
  }));
  const parallels = stepsWithin(south, north).map((latitude) => ({
    latitude,
    at: on.point({ latitude, longitude: west }),
  }));
  const [columns, rows] = on.isUpright ? [meridians, parallels] : [parallels, meridians];
  const edges = (offset: number) =>
    d`M${x - offset} ${y - offset}h${width + 2 * offset}v${height + 2 * offset}h${-width - 2 * offset}z`;
  /** Every other step of a side is filled. */
  const dashes = (stops: readonly number[], from: number, to: number) =>
    [from, ...stops, to].flatMap((stop, index, all) =>
      index % 2 === 0 && index + 1 < all.length ? [[stop, all[index + 1]!] as const] : [],
    );
  const across = dashes(
    columns.map(({ at }) => at[0]),
    x,
    x + width,
  );
  const down = dashes(
    rows.map(({ at }) => at[1]),
    y,
    y + height,
  );
  return (
    <>
      <path
        className={styles.grid}
        d={[
          ...columns.map(({ at }) => d`M${at[0]} ${y}v${height}`),
          ...rows.map(({ at }) => d`M${x} ${at[1]}h${width}`),
        ].join('')}
      />
      <path
        className={alternating}
        d={[
          ...across.map(
            ([from, to]) =>
              d`M${from} ${y - BORDER / 2}H${to}M${from} ${y + height + BORDER / 2}H${to}`,
          ),
          ...down.map(
            ([from, to]) =>
              d`M${x - BORDER / 2} ${from}V${to}M${x + width + BORDER / 2} ${from}V${to}`,
          ),
        ].join('')}
      />
      <path className={styles.thin} d={edges(0) + edges(BORDER)} />
      <g className={styles.note}>
        {meridians
          .filter(({ longitude }) => longitude % 20 === 0)
          .map(({ longitude, at }) => (
            <Words
              key={longitude}
              className={on.isUpright ? styles.middle : styles.end}
              x={on.isUpright ? at[0] : x - BORDER - 7}
              y={on.isUpright ? y - BORDER - 8 : at[1] + 5}
            >
              {longitudeName(longitude, compass)}
            </Words>
          ))}
        {parallels
          .filter(({ latitude }) => latitude % 20 === 0)
          .map(({ latitude, at }) => (
            <Words
              key={latitude}
              className={on.isUpright ? styles.end : styles.middle}
              x={on.isUpright ? x - BORDER - 8 : at[0]}
              y={on.isUpright ? at[1] + 5 : y - BORDER - 8}
            >
              {latitudeName(latitude, compass)}
            </Words>
          ))}
      </g>
    </>
  );
}
