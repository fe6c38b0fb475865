import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Slide } from './slide';

const props = { title: 'One stroke', progress: 0.5, foot: '4 of 14', drawing: <svg /> };

describe('Slide', () => {
  describeComponent(Slide, props);

  test('is named by its heading, which is level 1 on the title slide', () => {
    const { rerender } = render(<Slide {...props} />);
    expect(screen.getByRole('heading', { level: 2, name: 'One stroke' })).toBeVisible();
    rerender(<Slide {...props} level={1} />);
    expect(screen.getByRole('heading', { level: 1, name: 'One stroke' })).toBeVisible();
  });

  test('puts its text before its drawing', () => {
    render(
      <Slide {...props} drawing={<img alt="A vessel" src="data:," />}>
        <p>It rises.</p>
      </Slide>,
    );
    expect(screen.getByText('It rises.').compareDocumentPosition(screen.getByRole('img'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('hides the repeated footer from screen readers', () => {
    render(<Slide {...props} />);
    expect(screen.getByText('4 of 14')).toHaveAttribute('aria-hidden', 'true');
  });

  test('is dark in any theme at band 4', () => {
    const { container } = render(<Slide {...props} band="4" />);
    expect(container.firstElementChild).toHaveAttribute('data-theme', 'dark');
  });
});
