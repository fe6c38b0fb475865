import { at, ink, Scene, solid, thin, type SceneProps } from '../drawing';

/** A buoy with its water line at the origin. */
const buoy = (
  <>
    <path className={solid} d="M-36 0h72l-14 30h-44z" />
    <path d="m-20 0 14-64h12L20 0M-14-28h28" />
    <path className={ink} d="M-6-64h12v-10h-12z" />
  </>
);

/** A drawing without a product: a buoy at sea, for stories that show content beside a picture. */
export function Picture(props: SceneProps) {
  return (
    <Scene {...props}>
      <svg viewBox="0 0 320 180">
        <path
          className={thin}
          d="M0 110q10-8 20 0t20 0 20 0 20 0 20 0 20 0M200 110q10-8 20 0t20 0 20 0 20 0 20 0 20 0"
        />
        <g transform={at(160, 110)}>{buoy}</g>
      </svg>
    </Scene>
  );
}

interface WidePictureProps extends SceneProps {
  /** Height above and below the sea level, in units of 1,440 to the width. */
  above: number;
  below: number;
}

/**
 * The same buoy at its mooring, as wide as the page, for a hero and a page head whose sea level it
 * meets.
 */
export function WidePicture({ above, below, ...rest }: WidePictureProps) {
  const bed = below - 40;
  return (
    <Scene {...rest}>
      <svg viewBox={`0 ${-above} 1440 ${above + below}`}>
        <path
          className={thin}
          d={`M1020 30V${bed}M1000 ${bed}h40M860 ${bed / 2}h120M1060 ${bed / 2}h120`}
        />
        <g transform={at(1020, 0)}>{buoy}</g>
      </svg>
    </Scene>
  );
}
