import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { ErrorMessage } from './error-message';
import { Loading } from './loading';

describe('Loading', () => {
  describeComponent(Loading);
  describeStrings('Loading', <Loading />);

  test('announces loading, with a replaceable text', () => {
    const { rerender } = render(<Loading />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    rerender(<Loading>Chargement…</Loading>);
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });
});

describe('ErrorMessage', () => {
  describeComponent(ErrorMessage, { title: 'This page did not load' });

  test('is announced, with an action', () => {
    render(
      <ErrorMessage
        title="This page did not load"
        action={<button type="button">Try again</button>}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('button'));
  });
});
