import { fallbackVar } from '@vanilla-extract/css';
import { backing } from './backing.css';
import { vars } from './contract.css';

/** The colour behind an element, to paint over what lies below. */
export const behind = fallbackVar(backing, vars.band.canvas);
/** Gives a surface its background. */
export const surface = (colour: string) => ({ background: colour, vars: { [backing]: colour } });
