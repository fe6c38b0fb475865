import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { UiProvider } from '../ui-provider';
import { german } from '../../locales/german';
import { Spinner } from './spinner';

describe('Spinner', () => {
  describeComponent(Spinner);
  describeStrings('Spinner', <Spinner />);

  test('says what is loading, seen or not', () => {
    const { rerender } = render(<Spinner label="Loading the menu" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the menu');
    rerender(<Spinner label="Loading the menu" labelHidden />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the menu');
  });

  test('speaks the language of its provider', () => {
    render(
      <UiProvider locale="de" strings={german}>
        <Spinner />
      </UiProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Wird geladen …');
  });
});
