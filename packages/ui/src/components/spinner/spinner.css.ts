import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

export const spinner = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minWidth: 0,
    maxWidth: '100%',
    color: vars.color.textMuted,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    overflowWrap: 'anywhere',
    // Nothing loads on paper.
    '@media': { [media.print]: { display: 'none' } },
  },
  'spinner',
);
