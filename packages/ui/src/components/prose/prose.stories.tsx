import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button';
import { Callout } from '../callout';
import { Section } from '../section';
import { Prose } from './prose';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section>
      <Prose {...args} />
    </Section>
  ),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RunningText: Story = {
  args: {
    children: (
      <>
        <p>
          This is storage. It takes in <strong>more electricity than it gives back</strong>: 1,354
          MWh in, 800 MWh out. The <a href="#account">account of every loss</a> is open.
        </p>
        <h2>Why the vessel is only part-filled</h2>
        <p>
          Filling it at the bottom and letting the air spill on the way up gives <em>more</em>{' '}
          energy per stroke, but wastes most of what was paid for.
        </p>
        <ul>
          <li>Spilling: 1.75 MWh of gas work from 125.5 t of air.</li>
          <li>
            Keeping it: 1.05 MWh from 48.4 t.
            <ul>
              <li>Per kilogram of air, spilling delivers 65 % of this.</li>
            </ul>
          </li>
        </ul>
        <h3>In order</h3>
        <ol>
          <li>Charge while there is too much.</li>
          <li>Hold. The sea does it.</li>
          <li>Let it rise when there is too little.</li>
        </ol>
        <blockquote>
          <p>The sea is a heat bath, not a fuel. Every real step only loses.</p>
        </blockquote>
        <dl>
          <dt>Round trip</dt>
          <dd>59.1 %, modelled, between 51 and 68 %.</dd>
        </dl>
        <p>
          The theme is stored under <code>theme</code>.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Kept</th>
              <th scope="col">For how long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Your email</td>
              <td>Until you ask us to delete it.</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
};
/** Components keep their own styles. */
export const WithComponents: Story = {
  args: {
    children: (
      <>
        <p>Money is not taken on this page.</p>
        <Callout title="Not an offer">
          <p>
            Nobody may sell you a share. <a href="#risks">The risks</a> are listed.
          </p>
        </Callout>
        <ButtonLink href="#deck">Investor Deck</ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Investor Deck' })).toHaveStyle({
      textDecorationLine: 'none',
    });
  },
};
export const LongWords: Story = {
  args: {
    children: (
      <>
        <h2>Thermohydrodynamicalcompressibilitycoefficient</h2>
        <p>https://example.org/a-report-with-an-address-nobody-could-break</p>
        <p>
          <code>packages/backend/supabase/migrations/20250101000000_menu_items.sql</code>
        </p>
      </>
    ),
  },
  globals: { viewport: { value: 'narrowest' } },
};
/** Bullets, numbers and the line of a quote are mirrored. */
export const RightToLeft: Story = { ...RunningText, globals: { direction: 'rtl' } };
