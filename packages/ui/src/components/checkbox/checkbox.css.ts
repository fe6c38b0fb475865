import { mark as choiceMark } from '../../internal/choice.css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const { color } = vars;

export const row = style(
  { gap: vars.space.xs, paddingBlock: vars.space['2xs'], fontSize: vars.text.sm },
  'row',
);

/** Filled when ticked; a border forms the mixed-state dash, so that forced colours keep it. */
export const mark = style(
  {
    selectors: {
      '&:has(:checked, :indeterminate)': {
        background: color.text,
        borderColor: color.text,
        color: vars.band.canvas,
      },
      '&:has(:disabled:is(:checked, :indeterminate))': {
        background: color.textMuted,
        borderColor: color.textMuted,
      },
      '&:has(:indeterminate)::after': {
        content: '',
        gridArea: '1 / 1',
        width: '55%',
        borderBlockStart: '2.4px solid',
      },
    },
  },
  'checkboxMark',
);

export const tick = style(
  {
    gridArea: '1 / 1',
    width: '95%',
    height: '95%',
    strokeWidth: 2.4,
    visibility: 'hidden',
    selectors: {
      [`${choiceMark}:has(:checked:not(:indeterminate)) &`]: { visibility: 'visible' },
    },
  },
  'tick',
);
