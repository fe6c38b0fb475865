import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Quote } from './quote';

describe('Quote', () => {
  describeComponent(Quote, { author: 'Ada Person', children: 'It came up full.' });

  test('captions the words with their author', () => {
    render(
      <Quote author="Ada Person" position="Harbour master">
        It came up full.
      </Quote>,
    );
    expect(screen.getByRole('blockquote')).toHaveTextContent('It came up full.');
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('Ada PersonHarbour master');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('links the author to the source, and cites it', () => {
    render(
      <Quote author="Ada Person" href="/interview">
        It came up full.
      </Quote>,
    );
    expect(screen.getByRole('link', { name: 'Ada Person' })).toHaveAttribute('href', '/interview');
    expect(screen.getByRole('blockquote')).toHaveAttribute('cite', '/interview');
  });
});
