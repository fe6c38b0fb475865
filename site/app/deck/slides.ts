import { machine } from './machine';
import { money } from './money';
import { opening } from './opening';
import type { SlideContent } from './slide-content';
import { trust } from './trust';

/** The slides of the investor deck, in order. */
export const slides: readonly SlideContent[] = [...opening, ...machine, ...money, ...trust];
