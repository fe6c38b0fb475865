import { vars } from '../../styles/contract.css';
import { recipe } from '../../styles/layered';

const { text, leading, tracking, weight, band } = vars;

export const heading = recipe(
  {
    base: { fontStretch: band.headingWidth, color: vars.color.text },
    variants: {
      /** The size, independent of the heading level. */
      size: {
        hero: {
          fontSize: text.hero,
          lineHeight: leading.hero,
          letterSpacing: tracking.hero,
          fontWeight: weight.heading,
        },
        page: {
          fontSize: text.page,
          lineHeight: leading.h1,
          letterSpacing: tracking.h1,
          fontWeight: weight.heading,
        },
        large: {
          fontSize: text.h1,
          lineHeight: leading.h1,
          letterSpacing: tracking.h1,
          fontWeight: weight.heading,
        },
        medium: {
          fontSize: text.h2,
          lineHeight: leading.h2,
          letterSpacing: tracking.h2,
          fontWeight: weight.heading,
        },
        small: {
          fontSize: text.h3,
          lineHeight: leading.h3,
          letterSpacing: tracking.h3,
          fontWeight: weight.heading,
        },
      },
    },
    defaultVariants: { size: 'large' },
  },
  'heading',
);
