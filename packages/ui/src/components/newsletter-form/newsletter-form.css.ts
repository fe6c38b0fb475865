import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const { space, text } = vars;

// Beside taller content, the field keeps its height.
export const form = style(
  { display: 'grid', alignContent: 'start', gap: '20px', minWidth: 0 },
  'form',
);

export const title = style(
  { fontSize: text.md, lineHeight: vars.leading.md, fontWeight: vars.weight.heading },
  'title',
);
export const description = style(
  {
    marginBlockStart: space['3xs'],
    fontSize: text.sm,
    lineHeight: vars.leading.sm,
    color: vars.color.textMuted,
  },
  'description',
);

/** Keeps the width of its idle label, so that nothing moves when it changes to "...". */
export const submit = style(
  {
    display: 'inline-grid',
    gap: 0,
    alignContent: 'center',
    flex: '1 0 auto',
    '::after': {
      content: 'attr(data-label)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
  'submit',
);
