import { at, d, type Point, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { arrowhead, Label } from '../parts/annotation';
import { plate } from '../parts/plate.css';

export interface SheetStation {
  name: string;
  note: string;
}

export interface SheetCell {
  label: string;
  value: string;
}

export interface SheetSceneProps extends SceneProps {
  /** A figure's way: its source, the equation, the model and the page that prints it. */
  stations: {
    source: SheetStation;
    equation: SheetStation;
    model: SheetStation;
    page: SheetStation;
  };
  /** The equation and the figure, as they are drawn. */
  formula: string;
  figure: string;
  /** The title block: what the sheet shows, and six more cells. */
  block: { title: SheetCell; cells: readonly SheetCell[] };
  /** The latest three revisions, for which the narrow version has no room. */
  revisions: readonly SheetStation[];
}

/**
 * An engineering sheet with its frame, zones and title block, on which a figure goes from its source
 * through an equation and the model to a page. Renders a `<div role="img">`.
 */
export function SheetScene({
  stations,
  formula,
  figure,
  block,
  revisions,
  ...rest
}: SheetSceneProps) {
  const drawn = { stations, formula, figure, block };
  return (
    <Scene {...rest}>
      <Wide {...drawn} revisions={revisions} />
      <Narrow {...drawn} />
    </Scene>
  );
}

type Drawn = Omit<SheetSceneProps, 'title' | 'revisions'>;

const order = ['source', 'equation', 'model', 'page'] as const;
const glyphs = {
  /** A printed paper with a folded corner. */
  source: 'M0 0H60L80 20V104H0zM60 0V20H80M14 36H66M14 50H66M14 64H66M14 78H48',
  /** A card. */
  equation: 'M0 14H104V90H0zM0 28H104',
  /** Three stages, each handing on to the next. */
  model: 'M0 32H28V72H0zM28 52H44M44 32H72V72H44zM72 52H88M88 32H116V72H88z',
  /** A page in a window. */
  page: 'M0 8H112V96H0zM0 24H112M8 16H14M20 16H26M14 74H98M14 84H70',
};
const widths = { source: 80, equation: 104, model: 116, page: 112 };

interface StationProps extends Pick<Drawn, 'formula' | 'figure'> {
  of: (typeof order)[number];
  at: Point;
}

/** The drawing of a station, 104 high. */
function Glyph({ of, at: [x, y], formula, figure }: StationProps) {
  return (
    <g transform={at(x, y)}>
      <path className={styles.surface} d={glyphs[of]} />
      <g className={styles.middle}>
        {of === 'equation' && (
          <Words className={styles.italic} x={52} y={66}>
            {formula}
          </Words>
        )}
        {of === 'page' && (
          <Words className={styles.name} x={56} y={56}>
            {figure}
          </Words>
        )}
      </g>
    </g>
  );
}

function Wide({
  stations,
  block,
  revisions,
  ...drawn
}: Drawn & Pick<SheetSceneProps, 'revisions'>) {
  const [width, height] = [1000, 436];
  const step = 228;
  const left = 64;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={plate.wide}>
      <Frame width={width} height={height} across={8} down={4} />
      <path
        className={styles.flow}
        d={order
          .slice(1)
          .map((_, index) => {
            const from = left + index * step + widths[order[index]!] + 14;
            return d`M${from} 112H${left + (index + 1) * step - 22}`;
          })
          .join('')}
      />
      <path
        className={styles.charge}
        d={order
          .slice(1)
          .map((_, index) => arrowhead(left + (index + 1) * step - 12, 112, 'right', 14))
          .join('')}
      />
      {order.map((of, index) => (
        <g key={of}>
          <Glyph of={of} at={[left + index * step, 60]} {...drawn} />
          <Label x={left + index * step} y={202} {...stations[of]} width={26} />
        </g>
      ))}
      {revisions.map((revision, index) => (
        <Label key={revision.name} x={40} y={height - 24 - 132 + 9 + index * 44} {...revision} />
      ))}
      <Block {...block} x={498} y={height - 24 - 132} width={478} columns={3} />
    </svg>
  );
}

function Narrow({ stations, block, ...drawn }: Drawn) {
  const [width, step, top] = [350, 148, 44];
  const height = top + 4 * step + 4 * 44 + 24;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={plate.narrow}>
      <Frame width={width} height={height} across={4} down={6} />
      <path
        className={styles.flow}
        d={order
          .slice(1)
          .map((_, index) => d`M84 ${top + index * step + 104}v26`)
          .join('')}
      />
      <path
        className={styles.charge}
        d={order
          .slice(1)
          .map((_, index) => arrowhead(84, top + (index + 1) * step - 4, 'down', 13))
          .join('')}
      />
      {order.map((of, index) => (
        <g key={of}>
          <Glyph of={of} at={[84 - widths[of] / 2, top + index * step]} {...drawn} />
          <Label x={164} y={top + index * step + 40} {...stations[of]} width={21} />
        </g>
      ))}
      <Block {...block} x={20} y={height - 20 - 4 * 44} width={310} columns={2} />
    </svg>
  );
}

interface FrameProps {
  width: number;
  height: number;
  /** The number of zones along its sides. */
  across: number;
  down: number;
}

/** The border of the sheet, with its zones numbered along the top and lettered along the left. */
function Frame({ width, height, across, down }: FrameProps) {
  const edge = width > 500 ? 24 : 20;
  const numbers = Array.from({ length: across }, (_, index) => index);
  const letters = Array.from({ length: down }, (_, index) => index);
  return (
    <>
      <path className={styles.thin} d={d`M1 1h${width - 2}v${height - 2}h-${width - 2}z`} />
      <path
        d={d`M${edge} ${edge}h${width - 2 * edge}v${height - 2 * edge}h-${width - 2 * edge}z`}
      />
      <path
        className={styles.thin}
        d={
          numbers
            .slice(1)
            .map((index) => d`M${(index / across) * width} 1v${edge - 1}`)
            .join('') +
          letters
            .slice(1)
            .map((index) => d`M1 ${(index / down) * height}h${edge - 1}`)
            .join('')
        }
      />
      <g className={clsx(styles.note, styles.middle)}>
        {numbers.map((index) => (
          <Words key={index} x={((index + 0.5) / across) * width} y={edge - 6}>
            {index + 1}
          </Words>
        ))}
        {letters.map((index) => (
          <Words key={index} x={edge / 2} y={((index + 0.5) / down) * height + 5}>
            {'ABCDEF'[index]}
          </Words>
        ))}
      </g>
    </>
  );
}

interface BlockProps {
  title: SheetCell;
  cells: readonly SheetCell[];
  x: number;
  y: number;
  width: number;
  columns: number;
}

/** The title block in the corner. */
function Block({ title, cells, x, y, width, columns }: BlockProps) {
  const column = width / columns;
  const rows = cells.length / columns;
  const row = 44;
  const bottom = (1 + rows) * row;
  const inner = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  return (
    <g transform={at(x, y)}>
      <path
        d={
          d`M0 0h${width}v${bottom}h-${width}z` +
          inner(rows)
            .map((index) => d`M0 ${index * row}h${width}`)
            .join('') +
          inner(columns - 1)
            .map((index) => d`M${index * column} ${row}V${bottom}`)
            .join('')
        }
      />
      {[title, ...cells].map(({ label, value }, index) => {
        const cell = index - 1;
        const left = index ? (cell % columns) * column + 8 : 8;
        const top = index ? (1 + Math.floor(cell / columns)) * row : 0;
        return (
          <g key={label}>
            <Words className={styles.note} x={left} y={top + 17}>
              {label}
            </Words>
            <Words className={styles.name} x={left} y={top + 36}>
              {value}
            </Words>
          </g>
        );
      })}
    </g>
  );
}
