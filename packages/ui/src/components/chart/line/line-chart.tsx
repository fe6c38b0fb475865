import * as drawing from '../../../drawing/drawing.css';
import { d, polyline, type Point } from '../../../drawing/path';
import { AxisTitles, titlesOf, XAxis, YAxis, type Area } from '../parts/axes';
import { scaleOf, ticksOf, type ChartAxis } from '../parts/axis';
import { ChartFrame, type ChartProps } from '../parts/chart';
import * as styles from '../parts/chart.css';
import { widthOf, type Frame } from '../parts/frame';
import { endLabels, endRoom } from '../parts/end-labels';
import { Labels } from '../parts/labels';
import { seriesLook } from '../parts/series';
import { CurrentPoint, placeFloat, type LineCurrent } from './current-point';
import { readLine, type LinePoint, type LineSeries, type ReadAlong } from './data';
import { placeLabels } from './labels';
import { LineChart as english } from '../strings';
import { useStrings } from '../../../internal/use-strings';

export interface LineChartProps extends ChartProps {
  x: ChartAxis;
  y: ChartAxis;
  /** The series, at most five, each with its own colour and dash pattern. */
  series: readonly LineSeries[];
  /** The setting discussed on the page: a float with guides to both axes. */
  current?: LineCurrent | undefined;
  /**
   * The axis along which the cursor moves, or `path` for a line that doubles back, such as a cycle.
   * @default 'y' if it is reversed, else 'x'
   */
  along?: ReadAlong | undefined;
  /** Charts above or below it with the same horizontal axis: the plots of all start and end alike. */
  alignedWith?: readonly Pick<LineChartProps, 'y' | 'series'>[] | undefined;
}

/** Half the width of a line. */
const bleed = 1.5;

const within = ([x, y]: Point, { left, right, top, bottom }: Area) =>
  x >= left - 0.5 && x <= right + 0.5 && y >= top - 0.5 && y <= bottom + 0.5;

const isThere = (point: LinePoint | undefined) =>
  Number.isFinite(point?.[0]) && Number.isFinite(point?.[1]);

/** True of a point between gaps, which no line makes visible. */
const isAlone = (points: readonly LinePoint[], place: number) =>
  !isThere(points[place - 1]) && !isThere(points[place + 1]);

/** Lines over two axes, with a cursor and a table. Renders a `<div>`. */
export function LineChart(props: LineChartProps) {
  const {
    x,
    y,
    series,
    current,
    along = y.reverse ? 'y' : 'x',
    alignedWith = [],
    locale,
    ...rest
  } = useStrings('LineChart', english, props);
  const all = series.flatMap(({ points }) => points);
  const { stops, table } = readLine({ series, x, y, along, locale });
  const several = series.length > 1;
  const isEmpty = !all.some(
    ([pointX, pointY]) => Number.isFinite(pointX) && Number.isFinite(pointY),
  );
  const side = y.reverse ? 'top' : 'bottom';
  // The cursor moves by position on the page, even on a reversed axis.
  const backwards = along === 'x' ? x.reverse : along === 'y' && !y.reverse;
  const passed = backwards ? stops.toReversed() : stops;
  const aligned = alignedWith.map((each) => ({
    y: each.y,
    scale: scaleOf(
      each.y,
      each.series.flatMap(({ points }) => points.map(([, value]) => value)),
    ),
  }));

  const draw = (frame: Frame) => {
    const scaleX = scaleOf(x, [...all.map(([value]) => value), current?.x ?? NaN]);
    const scaleY = scaleOf(y, [...all.map(([, value]) => value), current?.y ?? NaN]);
    const titles = titlesOf(frame, x, y, side);
    const height = titles.above + 330 + titles.below;
    const yTicks = [{ y, scale: scaleY }, ...aligned].flatMap((each) =>
      ticksOf(each.y, each.scale, 6, locale),
    );
    const margin = Math.max(...yTicks.map(({ label }) => widthOf(label, frame)));
    const count = frame.name === 'wide' ? 8 : 4;
    const last = ticksOf(x, scaleX, count, locale).at(-1)?.label ?? '';
    // Lines that run across end at the right, with room for short names.
    const names = endRoom(
      [series, ...alignedWith.map((each) => each.series)]
        .filter(({ length }) => length > 1)
        .flatMap((each) => each.map(({ name }) => name)),
      frame,
    );
    const hasRoom = along === 'x' && names < frame.width * 0.42;
    const listed = several && hasRoom;
    const area = {
      left: margin + 12,
      right: frame.width - Math.max(hasRoom ? names : 0, widthOf(last, frame) / 2),
      top: titles.above,
      bottom: height - titles.below,
    };
    scaleX.range(x.reverse ? [area.right, area.left] : [area.left, area.right]);
    scaleY.range(y.reverse ? [area.top, area.bottom] : [area.bottom, area.top]);
    const at = ([pointX, pointY]: readonly [number, number, ...unknown[]]): Point => [
      scaleX(pointX),
      scaleY(pointY),
    ];
    const lines = series.map(({ name, points }) => ({ name, points: points.map(at) }));
    const named = lines.flatMap((each, index) => {
      const points = each.points.filter((point) => point.every(Number.isFinite));
      return points.length ? [{ name: each.name, index, points }] : [];
    });
    const start = side === 'top' ? area.top : area.bottom;
    const setting = at([current?.x ?? NaN, current?.y ?? NaN]);
    const guide: Point[] = [setting, [setting[0], start]];
    const float =
      current &&
      setting.every(Number.isFinite) &&
      placeFloat(
        { label: current.label, at: setting },
        [...named.map(({ points }) => points), guide],
        area,
        frame,
      );
    const seen = named
      .map((each) => ({ ...each, points: each.points.filter((point) => within(point, area)) }))
      .filter(({ points }) => points.length);
    const beside = () =>
      listed
        ? endLabels(named, area, frame)
        : placeLabels(seen, area, frame, float ? float.boxes : []);
    const labels = several ? beside() : [];
    const clip = {
      width: area.right - area.left + 2 * bleed,
      height: area.bottom - area.top + 2 * bleed,
    };
    const zero = Math.max(area.top, Math.min(area.bottom, scaleY(0)));
    return {
      height,
      stops: passed.map(({ points }) => {
        const dots = points.map(at).filter((dot) => within(dot, area));
        const spot = points.map(at)[0]!;
        const [dotX, dotY] = dots[0] ?? [
          Math.max(area.left, Math.min(area.right, spot[0] || area.left)),
          Math.max(area.top, Math.min(area.bottom, spot[1] || area.top)),
        ];
        return {
          x: dotX,
          y: dotY,
          dots,
          span: {
            x: [area.top, area.bottom] as const,
            y: [area.left, area.right] as const,
            path: undefined,
          }[along],
        };
      }),
      marks: (
        <>
          <XAxis frame={frame} area={area} ticks={ticksOf(x, scaleX, count, locale)} side={side} />
          <YAxis frame={frame} area={area} ticks={ticksOf(y, scaleY, 6, locale)} />
          <path d={d`M${area.left} ${zero}H${area.right}`} />
          <path className={drawing.thin} d={d`M${area.left} ${area.top}V${area.bottom}`} />
          <AxisTitles frame={frame} titles={titles} height={height} />
          {/* Clips marks to the axes' domain, but no stroke along its edge. */}
          <svg
            x={area.left - bleed}
            y={area.top - bleed}
            width={clip.width}
            height={clip.height}
            viewBox={`${area.left - bleed} ${area.top - bleed} ${clip.width} ${clip.height}`}
          >
            {lines.map(({ points }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two series may have one name
              <g key={index} {...seriesLook(index)}>
                <path className={styles.line} d={polyline(points)} />
              </g>
            ))}
          </svg>
          {series.map(({ points }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <g key={index} className={seriesLook(index).className}>
              {points.map(
                (point, place) =>
                  (point[2] || isAlone(points, place)) &&
                  within(at(point), area) && (
                    <circle
                      // oxlint-disable-next-line react/no-array-index-key -- a cycle may end at the point where it began
                      key={place}
                      className={styles.dot}
                      cx={at(point)[0]}
                      cy={at(point)[1]}
                      r="3.5"
                    />
                  ),
              )}
            </g>
          ))}
          {float && <CurrentPoint {...float} area={area} start={start} />}
          <Labels labels={labels} frame={frame} />
        </>
      ),
    };
  };

  return (
    <ChartFrame
      {...rest}
      isEmpty={isEmpty}
      table={table}
      readouts={passed.map(({ readout }) => readout)}
      guide={({ x: 'down', y: 'across', path: 'none' } as const)[along]}
      draw={draw}
    />
  );
}
