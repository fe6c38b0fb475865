import { vars } from '../../styles/contract.css';
import { recipe, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { underline } from '../../styles/underline';

const hover = '&:hover:not(:disabled, [aria-disabled="true"])';
const active = '&:active:not(:disabled, [aria-disabled="true"])';

/** Lifts slightly on hover, and yields when pressed. */
const lift = style(
  {
    '@media': {
      [`${media.hover} and ${media.motion}`]: {
        selectors: { [hover]: { transform: 'translateY(-2px)' } },
      },
      [media.motion]: { selectors: { [active]: { transform: 'translateY(1px)' } } },
    },
  },
  'lift',
);

const onHover = (rule: Record<string, string>) => ({
  '@media': { [media.hover]: { selectors: { [hover]: rule } } },
});

export const button = recipe(
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '10px',
      // Applies to labels of several lines; shorter ones get the minimum height.
      paddingBlock: vars.space['2xs'],
      border: `${vars.stroke.control} solid transparent`,
      borderRadius: vars.radius.control,
      background: 'none',
      color: vars.color.text,
      fontWeight: vars.weight.strong,
      lineHeight: 1.2,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      transitionProperty: 'transform, background-color, border-color',
      transitionDuration: vars.motion.control,
      transitionTimingFunction: vars.motion.rise,
      selectors: {
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
        '&:disabled': { cursor: 'not-allowed' },
        // A loading button does not look disabled.
        '&:disabled:not([aria-busy="true"])': {
          border: `${vars.stroke.control} dashed ${vars.color.borderStrong}`,
          background: 'transparent',
          color: vars.color.textMuted,
        },
      },
    },
    variants: {
      /** The importance of the action: one primary action per view. */
      tone: {
        primary: [
          lift,
          {
            selectors: {
              '&:not(:disabled), &[aria-busy="true"]': {
                background: vars.color.accent,
                borderColor: vars.color.accentEdge,
                color: vars.color.onAccent,
              },
              [active]: { background: vars.color.accentActive },
            },
            ...onHover({ background: vars.color.accentHover }),
          },
        ],
        secondary: [
          lift,
          {
            borderColor: vars.color.borderStrong,
            selectors: { [active]: { background: vars.band.raised } },
            ...onHover({ background: vars.band.surface, borderColor: vars.color.text }),
          },
        ],
        text: {
          ...underline(vars.color.accentText, '1.5px'),
          textUnderlineOffset: '.3em',
          ...onHover({ textDecorationThickness: '3px' }),
        },
        danger: [
          lift,
          {
            borderColor: vars.color.danger,
            color: vars.color.danger,
            selectors: { [active]: { background: vars.band.raised } },
            ...onHover({ background: vars.band.surface }),
          },
        ],
      },
      /** `small` for bars and tables. */
      size: {
        medium: {
          minHeight: vars.size.control,
          paddingInline: vars.space.md,
          fontSize: vars.text.md,
        },
        small: {
          minHeight: vars.size.controlSmall,
          paddingInline: vars.space.sm,
          fontSize: vars.text.sm,
        },
      },
    },
    compoundVariants: [
      { variants: { tone: 'text', size: 'medium' }, style: { paddingInline: vars.space['3xs'] } },
      { variants: { tone: 'text', size: 'small' }, style: { paddingInline: vars.space['3xs'] } },
    ],
    defaultVariants: { tone: 'primary', size: 'medium' },
  },
  'button',
);
