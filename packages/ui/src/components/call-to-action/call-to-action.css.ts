import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { globalStyle, recipe, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { space } = vars;

export const callToAction = style(
  {
    paddingBlockStart: space.section,
    '@media': { [media.forcedColors]: { borderBlockStart: '1px solid' } },
  },
  'callToAction',
);

export const title = recipe(
  {
    base: {
      fontStretch: vars.band.headingWidth,
      fontWeight: vars.weight.abyss,
      lineHeight: vars.leading.abyss,
      letterSpacing: vars.tracking.abyss,
    },
    variants: {
      size: {
        abyss: { fontSize: vars.text.abyss },
        closing: { fontSize: vars.text.closing },
      },
    },
  },
  'title',
);
for (const size of ['abyss', 'closing'] as const) {
  globalStyle('components', `${title.classNames.variants.size[size]} > span`, { display: 'block' });
}

export const row = style(
  {
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlockStart: space.xl,
    '@media': {
      [media.lg]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'end',
      },
    },
  },
  'row',
);
/** Beside the actions, or above them if it would become too narrow. */
export const sentence = style({ flex: '1 1 20rem', maxWidth: characters(44) }, 'sentence');

/** As wide as the window, ending in the footer's ground. */
export const drawing = style({ marginBlockStart: space.xl }, 'drawing');
