import { inset } from '../../internal/field.css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

/** Grows with its content in browsers that support it, and can be resized by its corner in all. */
export const textArea = style(
  {
    fieldSizing: 'content',
    resize: 'vertical',
    minHeight: '104px',
    paddingBlock: inset,
    lineHeight: vars.leading.sm,
  },
  'textArea',
);

/** The counter needs scripts. */
export const counter = style(
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
  'counter',
);
