import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { globalStyle, recipe, style } from '../../styles/layered';
import { media as query } from '../../styles/media';

const { space } = vars;

export const callToAction = style(
  {
    paddingBlockStart: space.section,
    '@media': { [query.forcedColors]: { borderBlockStart: '1px solid' } },
  },
  'callToAction',
);

export const title = recipe(
  {
    base: {
      fontStretch: vars.band.headingWidth,
      fontWeight: vars.weight.display,
      lineHeight: vars.leading.display,
      letterSpacing: vars.tracking.display,
    },
    variants: {
      size: {
        display: { fontSize: vars.text.display },
        closing: { fontSize: vars.text.closing },
      },
    },
  },
  'title',
);
for (const size of ['display', 'closing'] as const) {
  globalStyle('components', `${title.classNames.variants.size[size]} > span`, { display: 'block' });
}

export const row = style(
  {
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlockStart: space.xl,
    '@media': {
      [query.lg]: {
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

/** As wide as the window, down to the footer's ground. */
export const media = style({ marginBlockStart: space.xl }, 'media');
globalStyle('components', `:where(${media}) > :is(img, picture, video)`, {
  display: 'block',
  width: '100%',
  maxHeight: '70vh',
  objectFit: 'cover',
});
export const withoutMedia = style({ paddingBlockEnd: space.section }, 'withoutMedia');
