import { part } from '../../internal/sheet.css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { otherAmount } from './pledge-schema';

const { space, text } = vars;

/** Shown while its choice is selected, even without scripts. */
export const other = style(
  {
    selectors: {
      [`${part}:not(:has(input[value="${otherAmount}"]:checked)) &`]: { display: 'none' },
    },
  },
  'other',
);

export const currency = style({ maxWidth: '16rem' }, 'currency');

export const foot = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
  },
  'foot',
);

export const summary = style(
  { fontSize: text.sm, lineHeight: vars.leading.sm, color: vars.color.textMuted },
  'summary',
);

export const sum = style(
  {
    display: 'block',
    fontSize: text.h2,
    lineHeight: vars.leading.h2,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text,
    overflowWrap: 'anywhere',
  },
  'sum',
);

/** An arrow in the reading direction. */
export const onward = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }, 'onward');
