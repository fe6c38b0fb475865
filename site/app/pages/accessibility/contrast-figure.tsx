import { ContrastBandsScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { textContrast } from '../../model/contrast';
import { ratio } from '../../model/format';

const bands = textContrast.map(({ dark, light }) => ({
  dark: [ratio(dark.text), ratio(dark.quiet)] as const,
  light: [ratio(light.text), ratio(light.quiet)] as const,
}));

/** Draws the bands of a page in both themes, in the colours in use, with the contrast of their text. */
export function ContrastFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Each background of a page with its text, in both themes."
      note="contrast to 1, computed"
    >
      <ContrastBandsScene
        title="Six bands from the air to the sea bed, one column in the dark theme and one in the light. Each has a line of text and a quieter one; the two deepest are dark in both."
        bands={bands}
        labels={{ text: 'Text', quiet: 'Quiet text', dark: 'Dark', light: 'Light' }}
      />
    </Figure>
  );
}
