import { at } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';

export interface CraftProps {
  /** The x coordinate of its middle. */
  x: number;
}

/** A survey ship heading right, with the frame at its stern that lowers instruments. */
export function SurveyShip({ x }: CraftProps) {
  return (
    <g transform={at(x - 148, -150)}>
      <path
        className={styles.solid}
        d="M18 124H246L278 110 262 164H44zM150 123V93h74l8 30M162 93V73h44v20M81 112a11 11 0 1 0 22 0 11 11 0 1 0-22 0"
      />
      <path d="M184 73V38M174 52h20M40 124 26 58h12l26 66M22 58V164" />
      <path className={styles.solid} d="M23 58a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />
      <path className={styles.thin} d="M30 142H268M170 83h28M162 106h60M97 103 38 60" />
    </g>
  );
}

/** A work boat with a davit over its side. */
export function Boat({ x }: CraftProps) {
  return (
    <g transform={at(x - 150, -150)}>
      <path
        className={styles.solid}
        d="M52 128H226L256 116 238 162H72zM128 127V93h54l16 34M136 104h44l6 12h-50z"
      />
      <path d="M150 93V54M64 128V110M84 128V110M104 128V110M58 110h54M84 110V82H34V150" />
      <path className={styles.thin} d="M60 142H246" />
    </g>
  );
}

/** The offset of a boat's line from its middle. */
export const davitLine = -116;

/** A navigation buoy with a topmark and its light. */
export function Buoy({ x }: CraftProps) {
  return (
    <g transform={at(x - 150, -150)}>
      <path className={styles.solid} d="M104 144h92l-10 34h-72zM138 58h24v8h-24z" />
      <path d="m126 144 16-78h16l16 78M131 120h38M136 96h28M131 120l33-24M169 120l-33-24M150 42V26M142 34l16-8M158 34l-16-8" />
      <path className={styles.thin} d="M108 162h84" />
      <path className={styles.charge} d="M142 58v-8a8 8 0 0 1 16 0v8z" />
    </g>
  );
}
