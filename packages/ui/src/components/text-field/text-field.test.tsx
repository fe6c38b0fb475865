import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { TextField } from './text-field';

describe('TextField', () => {
  describeComponent(TextField, { label: 'Email', unit: 'm' }, { control: true });

  test('takes focus by its label', async () => {
    render(<TextField label="Email" />);
    await userEvent.click(screen.getByText('Email'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('is described by its error, unit and hint, and by further ids', () => {
    render(
      <>
        <p id="note">Kept private.</p>
        <TextField
          label="Depth"
          aria-describedby="note"
          error="Too deep"
          unit="m"
          hint="Down to 6,000 m."
        />
      </>,
    );
    const field = screen.getByRole('textbox', { name: 'Depth' });
    expect(field).toHaveAccessibleDescription('Kept private. Too deep m Down to 6,000 m.');
    expect(field).toBeInvalid();
  });

  test('is valid and has no description by default', () => {
    render(<TextField label="Depth" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('textbox')).toBeValid();
  });

  test('announces an error in a region that already exists', () => {
    const { container, rerender } = render(<TextField label="Email" />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    rerender(<TextField label="Email" error="Invalid email address" />);
    expect(region).toHaveTextContent('Invalid email address');
  });

  test('gives two fields with the same label different ids', () => {
    render(
      <>
        <TextField label="Email" error="Too long" />
        <TextField label="Email" />
      </>,
    );
    const [first, second] = screen.getAllByRole('textbox', { name: 'Email' });
    expect(first).toHaveAccessibleDescription('Too long');
    expect(second).not.toHaveAccessibleDescription();
  });
});
