import { expect } from 'storybook/test';
import { keyboardRow } from './keyboard';

/** Rows of the keyboard table shared by all charts with a cursor. */
export const cursorRows = {
  tab: keyboardRow(
    'Tab',
    'Moves to the chart, then to “Show as a table”, with one stop for all values.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('application')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByText('Show as a table')).toHaveFocus();
    },
  ),
  escape: keyboardRow('Escape', 'Removes the cursor.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  }),
};

/** The row for the data table of a chart. */
export const tableRow = keyboardRow(
  'Enter, Space',
  'On “Show as a table”: shows or hides the table.',
  async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('Show as a table');
    while (document.activeElement !== summary) await userEvent.tab();
    // Browsers turn Enter and Space into clicks for real keys only.
    await userEvent.click(summary);
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.click(summary);
    await expect(summary.parentElement).not.toHaveAttribute('open');
  },
);
