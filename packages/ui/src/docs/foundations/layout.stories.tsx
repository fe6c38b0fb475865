import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table, TableCell, TableHeader } from '../../components/table';
import { vars } from '../../styles/contract.css';
import { breakpoint, media } from '../../styles/media';
import { rulesThatSet } from './rules';
import * as styles from './specimens.css';

const meta = { title: 'Foundations/Layout' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The breakpoints, to scale. */
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
    <Table caption="What each window sets">
      <thead>
        <tr>
          <TableHeader>Window</TableHeader>
          {tokens.map((token) => (
            <TableHeader key={token}>{token}</TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rulesThatSet(tokens).map(({ query, values }) => (
          <tr key={query}>
            <TableHeader scope="row">{query || 'any'}</TableHeader>
            {values.map((value, index) => (
              <TableCell key={tokens[index]}>{value || 'as above'}</TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Read from this page's stylesheet. The start gutter of the widest holds the scale rail. */
export const PageGutters: Story = { render: () => <Gutters /> };
