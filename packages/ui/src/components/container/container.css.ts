import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const container = style(
  {
    width: '100%',
    maxWidth: vars.measure.page,
    marginInline: 'auto',
    paddingInlineStart: vars.gutter.start,
    paddingInlineEnd: vars.gutter.end,
  },
  'container',
);
