import { vars } from '../../styles/contract.css';
import { recipe } from '../../styles/layered';

const { color } = vars;

export const badge = recipe(
  {
    base: {
      display: 'inline-block',
      // Does not stretch in a flex column or a grid.
      alignSelf: 'start',
      justifySelf: 'start',
      maxWidth: '100%',
      overflowWrap: 'anywhere',
      paddingBlock: '2px',
      paddingInline: '8px',
      border: `${vars.stroke.control} solid`,
      borderRadius: vars.radius.control,
      fontSize: vars.text.xs,
      fontWeight: vars.weight.strong,
      lineHeight: vars.leading.xs,
      verticalAlign: 'middle',
    },
    variants: {
      /** The kind of state. */
      tone: {
        neutral: { color: color.text, borderColor: color.borderStrong },
        info: { color: color.info },
        success: { color: color.success },
        warning: { color: color.warning },
        danger: { color: color.danger },
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
  'badge',
);
