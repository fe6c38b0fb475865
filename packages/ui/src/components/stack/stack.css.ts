import { vars } from '../../styles/contract.css';
import { recipe } from '../../styles/layered';

export const stack = recipe(
  {
    base: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', minWidth: 0 },
    variants: {
      /** The gap between children. */
      gap: {
        tight: { gap: vars.space['2xs'] },
        normal: { gap: vars.space.sm },
        loose: { gap: vars.space.lg },
        section: { gap: vars.space['2xl'] },
      },
    },
    defaultVariants: { gap: 'normal' },
  },
  'stack',
);
