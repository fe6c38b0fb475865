import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/stack';
import { themes } from '../../styles/tokens';
import { ContrastTable, type Role } from './contrast-table';
import * as styles from './specimens.css';
import { wornBrand } from './worn-brand';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words: Role[] = ['text', 'textMuted', 'accentText', 'success', 'info', 'warning', 'danger'];
const strokes: Role[] = [
  'borderStrong',
  'accentEdge',
  'focus',
  'marker',
  'ink',
  'inkMuted',
  'flow',
];
const series = Object.keys(themes.dark.chart) as Role[];

const tables = (theme: keyof typeof themes, globals: Record<string, unknown>) => {
  const worn = { theme, tokens: wornBrand(globals).themes[theme] };
  return (
    <div data-theme={theme} className={styles.ground}>
      <Stack gap="loose">
        <ContrastTable {...worn} caption={`Words, ${theme} theme`} roles={words} needs={4.5} />
        <ContrastTable {...worn} caption={`Strokes, ${theme} theme`} roles={strokes} needs={3} />
        <ContrastTable
          {...worn}
          caption={`Chart series, ${theme} theme`}
          roles={series}
          needs={3}
        />
      </Stack>
    </div>
  );
};

/** Each role on each background it may be used on, with their contrast ratio. */
export const Dark: Story = { render: (_, { globals }) => tables('dark', globals) };
export const Light: Story = { render: (_, { globals }) => tables('light', globals) };

/** The only fill: for the primary action, selections and stored air. */
export const Accent: Story = {
  render: (_, { globals }) => (
    <>
      {(['dark', 'light'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.ground}>
          <Stack gap="tight">
            {(['accent', 'accentHover', 'accentActive'] as const).map((role) => {
              const { color } = wornBrand(globals).themes[theme];
              return (
                <div
                  key={role}
                  className={styles.surface}
                  style={{
                    border: `1.5px solid ${color.accentEdge}`,
                    background: color[role],
                    color: color.onAccent,
                  }}
                >
                  onAccent on {role}, {color[role]}
                </div>
              );
            })}
          </Stack>
        </div>
      ))}
    </>
  ),
};
