import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Card, CardBody, CardGroup, CardMedia, CardMore, CardText, CardTitle } from './card';
import { CardSkeleton } from './card-skeleton';

describe('Card', () => {
  describeComponent(Card);

  test('is one tab stop, on its title', async () => {
    render(
      <Card>
        <CardTitle href="/how-it-works">One-Stroke Engine</CardTitle>
        <CardMore>See the stroke</CardMore>
      </Card>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'One-Stroke Engine' })).toHaveFocus();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('CardTitle', () => {
  describeComponent(CardTitle, { children: 'Bell' });

  test('takes its heading level from the outline, and is a link only with `href`', () => {
    render(<CardTitle level={2}>Bell</CardTitle>);
    expect(screen.getByRole('heading', { level: 2, name: 'Bell' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('CardText', () => {
  describeComponent(CardText);
});

describe('CardMedia', () => {
  describeComponent(CardMedia);
});

describe('CardBody', () => {
  describeComponent(CardBody);
});

describe('CardGroup', () => {
  describeComponent(CardGroup);
});

describe('CardMore', () => {
  describeComponent(CardMore);

  test('is hidden from screen readers, because the title is the link', () => {
    render(<CardMore>See the stroke</CardMore>);
    expect(screen.getByText('See the stroke')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('CardSkeleton', () => {
  describeComponent(CardSkeleton);
  describeStrings('CardSkeleton', <CardSkeleton />);

  test('states in words that it is loading', () => {
    render(<CardSkeleton />);
    expect(screen.getByRole('article', { busy: true })).toHaveTextContent('Loading...');
  });
});
