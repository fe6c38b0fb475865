import { at, Scene, ink, solid, thin, type SceneProps } from '../drawing';

/** A drawing of no product: a buoy on a sea, where stories show what stands beside a picture. */
export function Picture(props: SceneProps) {
  return (
    <Scene {...props}>
      <svg viewBox="0 0 320 180">
        <path
          className={thin}
          d="M0 110q10-8 20 0t20 0 20 0 20 0 20 0 20 0M200 110q10-8 20 0t20 0 20 0 20 0 20 0 20 0"
        />
        <g transform={at(160, 110)}>
          <path className={solid} d="M-36 0h72l-14 30h-44z" />
          <path d="m-20 0 14-64h12L20 0M-14-28h28" />
          <path className={ink} d="M-6-64h12v-10h-12z" />
        </g>
      </svg>
    </Scene>
  );
}
