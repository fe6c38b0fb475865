import { vars } from '../../styles/contract.css';
import { recipe } from '../../styles/layered';

export const text = recipe(
  {
    base: { maxWidth: vars.measure.text },
    variants: {
      size: {
        xs: { fontSize: vars.text.xs, lineHeight: vars.leading.xs },
        sm: { fontSize: vars.text.sm, lineHeight: vars.leading.sm },
        md: { fontSize: vars.text.md, lineHeight: vars.leading.md },
        lg: { fontSize: vars.text.lg, lineHeight: vars.leading.lg },
      },
      /** `muted` for secondary text. */
      tone: { normal: {}, muted: { color: vars.color.textMuted } },
    },
    defaultVariants: { size: 'md', tone: 'normal' },
  },
  'text',
);
