import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { NotFoundLayout } from './not-found-layout';

const props = {
  title: 'No bottom found',
  children: 'There is no page here.',
  actions: <a href="/">Back to the surface</a>,
  media: <svg role="img" aria-label="Chart" />,
};

describe('NotFoundLayout', () => {
  describeComponent(NotFoundLayout, props);

  test('puts the text before the drawing', () => {
    render(<NotFoundLayout {...props} />);
    const title = screen.getByRole('heading', { level: 1, name: 'No bottom found' });
    const drawing = screen.getByRole('img', { name: 'Chart' });
    expect(title.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('needs no media', () => {
    const { container } = render(<NotFoundLayout {...props} media={undefined} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(container.querySelector('[role="img"]')).toBeNull();
  });
});
