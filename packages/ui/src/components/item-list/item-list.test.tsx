import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Item, ItemList, RankedList } from './item-list';

describe('ItemList', () => {
  describeComponent(ItemList);
});

describe('RankedList', () => {
  describeComponent(RankedList);

  test('is an ordered list, whose items name their consequence after the title', () => {
    render(
      <RankedList>
        <Item title="The rope" weight="heavy" note="would end it" details="The early sign.">
          None has been tested.
        </Item>
      </RankedList>,
    );
    const list = screen.getByRole('list');
    expect(list.tagName).toBe('OL');
    expect(list).toHaveTextContent('The ropewould end itNone has been tested.The early sign.');
  });
});

describe('Item', () => {
  describeComponent(Item, { title: 'Grid Storage Gap' });

  test('captions its drawing with the note', () => {
    render(
      <ItemList>
        <Item title="Grid Storage Gap" level={4} drawing={<svg />} note="An illustrative day.">
          The evening has to be met with energy kept from earlier in the day.
        </Item>
      </ItemList>,
    );
    expect(screen.getByRole('heading', { level: 4, name: 'Grid Storage Gap' })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('An illustrative day.');
  });

  test('renders without a drawing and text', () => {
    render(<Item title="Capacity" />);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
  });
});
