import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

export const announcement = style(
  {
    paddingBlock: vars.space['2xs'],
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border}`,
    background: vars.band.surface,
    color: vars.color.text,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { display: 'none' } },
  },
  'announcement',
);
// The header condenses once it has reached the top of the window itself.
globalStyle('components', `${announcement} + [aria-hidden]`, { insetBlockStart: 'auto' });
