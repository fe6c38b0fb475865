import * as styles from '../drawing.css';
import { Turbine } from '../parts/turbine';

/** Every mark floats at 150. */
const sea = 150;

export const marks = {
  turbines: (
    <>
      <Turbine x={110} sea={sea} height={92} blade={50} rotation={-6} spar={42} />
      <Turbine x={214} sea={sea} height={108} blade={58} rotation={44} spar={42} />
      <path className={styles.thin} d="M110 180c0 46 104 46 104 0" />
    </>
  ),
  /** A survey vessel that lowers a sounding. */
  vessel: (
    <>
      <path
        className={styles.solid}
        d="M18 124H246L278 110 262 164H44zM150 123V93h74l8 30M162 93V73h44v20M81 112a11 11 0 1 0 22 0 11 11 0 1 0-22 0"
      />
      <path d="M184 73V38M174 52h20M40 124 26 58h12l26 66M22 58V190" />
      <path className={styles.solid} d="M23 58a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />
      <path className={styles.thin} d="M30 142H268M170 83h28M162 106h60M97 103 38 60" />
      <path className={styles.charge} d="M12 214v-16a10 10 0 0 1 20 0v16z" />
    </>
  ),
  buoy: (
    <>
      <path className={styles.solid} d="M104 144h92l-10 34h-72zM138 58h24v8h-24z" />
      <path d="m126 144 16-78h16l16 78M131 120h38M136 96h28M131 120l33-24M169 120l-33-24M150 42V26M142 34l16-8M158 34l-16-8" />
      <path className={styles.thin} d="M108 162h84M150 178c0 28-22 34-22 68" />
      <path className={styles.charge} d="M142 58v-8a8 8 0 0 1 16 0v8z" />
    </>
  ),
  boat: (
    <>
      <path
        className={styles.solid}
        d="M52 128H226L256 116 238 162H72zM128 127V93h54l16 34M136 104h44l6 12h-50z"
      />
      <path d="M150 93V54M64 128V110M84 128V110M104 128V110M58 110h54" />
      <path className={styles.thin} d="M60 142H246" />
      <path className={styles.charge} d="M150 54h34l-8 10 8 10h-34z" />
    </>
  ),
} as const;
