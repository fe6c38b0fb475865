import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from './contract.css';

const { canvas } = vars.band;

/** The colour behind the content of a surface; unset where that is the band's canvas. */
export const backing = createVar('backing');
/** Paints over what lies below, in the colour behind it. */
export const behind = fallbackVar(backing, canvas);
/** Gives a surface its background. */
export const surface = (colour: string) => ({ background: colour, vars: { [backing]: colour } });
