import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const { color, ground, stroke } = vars;

/** Dark on light in every theme and in forced colours, because some cameras read nothing else. */
export const plate = style(
  {
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '15rem',
    blockSize: 'auto',
    border: `${stroke.hairline} solid ${color.border}`,
    background: ground.top,
    color: color.text,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  'plate',
);
