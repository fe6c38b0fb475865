import { vars } from '../../styles/contract.css';
import { recipe, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { prefersLight } from './theme';

const { color, motion } = vars;

export const toggle = recipe(
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      padding: 0,
      border: `${vars.stroke.control} solid ${color.borderStrong}`,
      borderRadius: vars.radius.control,
      background: 'none',
      color: color.text,
      fontSize: vars.text.md,
      cursor: 'pointer',
      transition: `border-color ${motion.colour}`,
      '@media': {
        [media.hover]: { ':hover': { borderColor: color.text } },
        // The toggle needs scripts and a screen.
        [media.noScript]: { display: 'none' },
        [media.print]: { display: 'none' },
      },
    },
    variants: {
      /** `small` for bars; a touch target still has 44 px. */
      size: {
        small: {
          width: '44px',
          height: '44px',
          '@media': {
            [media.hover]: { width: vars.size.controlSmall, height: vars.size.controlSmall },
          },
        },
        medium: { width: '52px', height: '52px' },
      },
    },
    defaultVariants: { size: 'small' },
  },
  'themeToggle',
);

const lightIsOn = ':root[data-theme="light"] &';
const systemDecides = ':root[data-theme="system"] &';

// Follows the theme of the page, which the button controls, not that of the section around it.
export const whileDark = style(
  {
    display: 'grid',
    selectors: { [lightIsOn]: { display: 'none' } },
    '@media': { [prefersLight]: { selectors: { [systemDecides]: { display: 'none' } } } },
  },
  'whileDark',
);
export const whileLight = style(
  {
    display: 'none',
    selectors: { [lightIsOn]: { display: 'grid' } },
    '@media': { [prefersLight]: { selectors: { [systemDecides]: { display: 'grid' } } } },
  },
  'whileLight',
);
