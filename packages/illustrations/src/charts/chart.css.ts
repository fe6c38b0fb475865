import { style } from '../layered';
import { typeFor } from '../parts/fitted';

/** Words keep their size whatever the column that the chart fills. */
export const chart = style({ fontSize: typeFor(440, 250, 560) }, 'chart');
