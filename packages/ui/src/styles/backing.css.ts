import { createVar } from '@vanilla-extract/css';

/** The colour behind the content of a surface; unset where that is the band's canvas. */
export const backing = createVar('backing');
