import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const hairline = `${vars.stroke.hairline} solid ${vars.color.border}`;

export const feature = style(
  {
    display: 'block',
    border: hairline,
    background: vars.band.canvas,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    color: vars.color.textMuted,
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { borderColor: vars.color.text } } },
  },
  'feature',
);
export const drawing = style({ padding: '20px 36px', borderBlockEnd: hairline }, 'featureDrawing');
export const body = style({ padding: '16px 20px 18px' }, 'featureBody');
export const title = style(
  {
    marginBlockEnd: vars.space['3xs'],
    fontSize: vars.text.md,
    lineHeight: vars.leading.h3,
    fontWeight: vars.weight.heading,
    fontStretch: vars.width.wide,
    color: vars.color.text,
    textWrap: 'balance',
  },
  'featureTitle',
);
