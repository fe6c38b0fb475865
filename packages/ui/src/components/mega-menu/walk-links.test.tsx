import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Tab, TabList, Tabs } from '../tabs';
import { MegaMenu } from './mega-menu';

describe('a panel of your own', () => {
  const menuWith = (content: ReactNode) => (
    <MegaMenu
      groups={[{ id: 'engage', title: 'Engage', links: [], content }]}
      defaultValue="engage"
    />
  );

  test.each(['textbox', 'combobox'])('leaves its keys to a %s', (role) => {
    const content = (
      <>
        <a href="/news">News</a>
        {role === 'textbox' ? <input aria-label="Search" /> : <select aria-label="Search" />}
      </>
    );
    render(menuWith(content));
    const field = screen.getByRole(role, { name: 'Search' });
    field.focus();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
      expect(fireEvent.keyDown(field, { key })).toBe(true);
      expect(field).toHaveFocus();
    }
  });

  test('leaves the keys that a widget has handled to it', async () => {
    const content = (
      <>
        <a href="/news">News</a>
        <Tabs defaultValue="north">
          <TabList label="Offices">
            <Tab value="north">North</Tab>
            <Tab value="south">South</Tab>
          </TabList>
        </Tabs>
      </>
    );
    render(menuWith(content));
    screen.getByRole('tab', { name: 'North' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'South' })).toHaveFocus();
  });
});
