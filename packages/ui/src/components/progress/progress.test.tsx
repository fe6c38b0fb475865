import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { UiProvider } from '../ui-provider';
import { Progress } from './progress';

const bar = () => screen.getByRole('progressbar', { name: 'Upload' });

describe('Progress', () => {
  describeComponent(Progress, { label: 'Upload', value: 0.25 }, { control: true });

  test('has the value of its task, and says it in words', () => {
    render(<Progress label="Upload" value={3} max={12} valueLabel="3 of 12 files" />);
    expect(bar()).toHaveAttribute('value', '3');
    expect(bar()).toHaveAccessibleDescription('3 of 12 files');
  });

  test('has no value if nobody knows it', () => {
    render(<Progress label="Upload" />);
    expect(bar()).not.toHaveAttribute('value');
    expect(bar()).not.toHaveAttribute('aria-describedby');
  });

  test('writes the per cent in the language of its provider, within 0 and 100', () => {
    const { rerender } = render(
      <UiProvider locale="de">
        <Progress label="Upload" value={0.256} />
      </UiProvider>,
    );
    expect(bar()).toHaveAccessibleDescription('26\u00a0%');
    rerender(<Progress label="Upload" value={7} max={5} />);
    expect(bar()).toHaveAccessibleDescription('100%');
    rerender(<Progress label="Upload" value={0} max={0} />);
    expect(bar()).toHaveAccessibleDescription('0%');
  });
});
