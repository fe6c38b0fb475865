import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Onward } from './onward';

const pages = [
  { href: '/ops', title: 'A day at this plant', text: 'What it does, hour by hour.' },
  { href: '/demo', title: 'Raise a vessel', text: 'Twelve minutes at sea, seconds here.' },
];

describe('Onward', () => {
  describeComponent(Onward, { pages });
  describeStrings('Onward', <Onward pages={[{ href: '/', title: '[mine]', text: '[mine]' }]} />);

  test('links each page, with a reason beside it', () => {
    render(<Onward pages={pages} />);
    const list = within(screen.getByRole('navigation', { name: 'Read on' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByRole('link', { name: 'Raise a vessel' })).toHaveAttribute('href', '/demo');
    expect(list.getByText('Twelve minutes at sea, seconds here.')).toBeVisible();
  });
});
