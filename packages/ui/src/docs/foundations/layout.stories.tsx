import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../styles/contract.css';
import { breakpoint, media } from '../../styles/media';
import { rulesThatSet } from './rules';
import * as styles from './specimens.css';

const meta = { title: 'Foundations/Layout' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The widths at which layouts change, to scale. */
export const Breakpoints: Story = {
  render: () => (
    <>
      {Object.entries(breakpoint).map(([name, width]) => (
        <div key={name} className={styles.row}>
          <div>
            {name}
            <div className={styles.value}>{media[name as keyof typeof breakpoint]}</div>
          </div>
          <div className={styles.bar} style={{ inlineSize: `${(width / breakpoint.xl) * 100}%` }} />
        </div>
      ))}
    </>
  ),
};

const tokens = [vars.gutter.start, vars.gutter.end, vars.header.height].map((token) =>
  token.slice('var('.length, -1),
);

function Gutters() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            Window
          </th>
          {tokens.map((token) => (
            <th key={token} scope="col" className={styles.column}>
              {token}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rulesThatSet(tokens).map(({ query, values }) => (
          <tr key={query}>
            <th scope="row" className={styles.name}>
              {query || 'any'}
            </th>
            {values.map((value, index) => (
              <td key={tokens[index]} className={styles.cell}>
                {value || 'as above'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Read from the stylesheet of this page. The start gutter of the widest holds the depth rail. */
export const PageGutters: Story = { render: () => <Gutters /> };
