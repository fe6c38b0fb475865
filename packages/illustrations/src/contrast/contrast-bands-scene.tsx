import { at, d, Scene, type SceneProps, smooth, type Point, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { edge, grounds, quiet, sizes, text } from './contrast-bands-scene.css';

/** The ratios of a band, as text. */
export interface ContrastBand {
  /** Of the text, and of the quiet text, in the dark theme. */
  dark: readonly [text: string, quiet: string];
  /** The same in the light theme. */
  light: readonly [text: string, quiet: string];
}

export interface ContrastBandsSceneProps extends SceneProps {
  /** The six bands of a page, from the top down; the last two are dark in either theme. */
  bands: readonly ContrastBand[];
  labels: { text: string; quiet: string; dark: string; light: string };
}

/**
 * The bands of a page in both themes, each with its text and the ratio of its contrast, in the colours
 * in use. Renders a `<div role="img">`.
 */
export function ContrastBandsScene({ bands, labels, ...rest }: ContrastBandsSceneProps) {
  return (
    <Scene {...rest}>
      <Bands bands={bands} labels={labels} width={1000} step={54} className={sizes.wide} />
      <Bands bands={bands} labels={labels} width={350} step={70} className={sizes.narrow} />
    </Scene>
  );
}

interface BandsProps extends Pick<ContrastBandsSceneProps, 'bands' | 'labels'> {
  width: number;
  step: number;
  className: string;
}

function Bands({ bands, labels, width, step, className }: BandsProps) {
  const half = width / 2;
  const isNarrow = width < 600;
  const top = 30;
  const height = top + bands.length * step;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className}>
      {(['dark', 'light'] as const).map((side, column) => (
        <g key={side} transform={at(column * half, 0)}>
          <Words className={styles.name} x={isNarrow ? 4 : 0} y={16}>
            {labels[side]}
          </Words>
          {bands.map((band, index) => {
            const y = top + index * step;
            const [strong, weak] = band[side];
            return (
              <g key={y} data-theme={index > 3 ? 'dark' : side}>
                <path className={grounds[index]} d={`${contour(half, y, index)}V${height}H0z`} />
                {index > 0 && (
                  <path className={clsx(styles.thin, edge)} d={contour(half, y, index)} />
                )}
                <Words className={text} x={16} y={y + 30}>
                  {`${labels.text} ${strong}`}
                </Words>
                <Words
                  className={quiet}
                  x={isNarrow ? 16 : half / 2}
                  y={isNarrow ? y + 50 : y + 30}
                >
                  {`${labels.quiet} ${weak}`}
                </Words>
              </g>
            );
          })}
        </g>
      ))}
      <path d={d`M${half} ${top}V${height}`} />
    </svg>
  );
}

/** The edge between two bands, an isobath; the first is the sky, whose edge is straight. */
function contour(width: number, y: number, index: number): string {
  const points = Array.from({ length: 9 }, (_, step): Point => [
    (step / 8) * width,
    y + (index > 0 ? 3 * Math.sin(step * 1.7 + index * 2.1) : 0),
  ]);
  return smooth(points);
}
