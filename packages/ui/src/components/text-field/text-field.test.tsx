import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TextField } from './text-field';

describe('TextField', () => {
  test('passes its ref and attributes to the input, its class name to the root', () => {
    const ref = createRef<HTMLInputElement>();
    const { container } = render(
      <TextField label="Email" ref={ref} className="yours" name="email" maxLength={255} required />,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(ref.current).toBe(input);
    expect(input).toHaveAttribute('name', 'email');
    expect(input).toHaveAttribute('maxlength', '255');
    expect(input).toBeRequired();
    expect(container.firstElementChild).toHaveClass('yours');
  });

  test('renders on a server', () => {
    expect(renderToString(<TextField label="Email" />)).toContain('Email');
  });

  test('is focused by its label', async () => {
    render(<TextField label="Email" />);
    await userEvent.click(screen.getByText('Email'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('is described by its error, unit and hint, and by what you add', () => {
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

  test('has no description and is valid with nothing to say', () => {
    render(<TextField label="Depth" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('textbox')).toBeValid();
  });

  test('announces an error in a region that was there before it', () => {
    const { container, rerender } = render(<TextField label="Email" />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    rerender(<TextField label="Email" error="Invalid email address" />);
    expect(region).toHaveTextContent('Invalid email address');
  });

  test('keeps two fields with one label apart', () => {
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
