import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Radio, RadioCard, RadioGroup, RadioTile, type RadioGroupProps } from '.';

function Purposes(props: Partial<RadioGroupProps>) {
  return (
    <RadioGroup legend="What for?" name="purpose" {...props}>
      <Radio value="any" label="Where it is needed most" hint="We decide." />
      <RadioCard value="research" title="Open research">
        Papers and data.
      </RadioCard>
      <RadioTile value="teaching">Teaching</RadioTile>
    </RadioGroup>
  );
}
const group = () => screen.getByRole('radiogroup', { name: 'What for?' });
const answer = (name: string) => screen.getByRole('radio', { name });

describe('RadioGroup', () => {
  describeComponent(RadioGroup, {
    legend: 'What for?',
    children: <Radio value="any" label="Where it is needed most" />,
  });

  test('is described by its hint and error, and invalid with an error', () => {
    render(<Purposes hint="One of these." error="Choose one" required />);
    expect(group()).toHaveAccessibleDescription('Choose one One of these.');
    expect(group()).toBeInvalid();
    expect(group()).toBeRequired();
    expect(answer('Teaching')).toBeRequired();
  });

  test('announces an error in a region that already exists', () => {
    const { container, rerender } = render(<Purposes />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    rerender(<Purposes error="Choose one" />);
    expect(region).toHaveTextContent('Choose one');
  });

  test('keeps its own selection, and reports changes', async () => {
    const onValueChange = vi.fn();
    render(<Purposes defaultValue="any" onValueChange={onValueChange} />);
    await userEvent.click(answer('Open research'));
    expect(answer('Open research')).toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'research',
      expect.objectContaining({ reason: 'item-press' }),
    );
  });

  test('stays as its parent sets it when controlled, even with none selected', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Purposes value="" onValueChange={onValueChange} />);
    await userEvent.click(answer('Teaching'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'teaching',
      expect.objectContaining({ reason: 'item-press' }),
    );
    expect(answer('Teaching')).not.toBeChecked();
    rerender(<Purposes value="teaching" onValueChange={onValueChange} />);
    expect(answer('Teaching')).toBeChecked();
  });

  test("has its selection in the server's markup", () => {
    expect(renderToString(<Purposes defaultValue="teaching" />)).toMatch(
      /checked=""[^>]*value="teaching"|value="teaching"[^>]*checked=""/,
    );
  });

  test('keeps a selection made before hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Purposes defaultValue="any" />);
    document.body.append(container);
    answer('Teaching').click();
    render(<Purposes defaultValue="any" />, { container, hydrate: true });
    expect(answer('Teaching')).toBeChecked();
  });

  test('is disabled as a whole', () => {
    render(<Purposes disabled />);
    expect(answer('Teaching')).toBeDisabled();
  });
});

describe.each([
  ['Radio', <Radio key="one" value="one" label="One" hint="A hint." />],
  [
    'RadioCard',
    <RadioCard key="one" value="one" title="One">
      A hint.
    </RadioCard>,
  ],
])('%s', (_, radio) => {
  test('is named by its title and described by the rest', () => {
    render(
      <RadioGroup legend="Which?" name="which">
        {radio}
      </RadioGroup>,
    );
    expect(answer('One')).toHaveAccessibleDescription('A hint.');
  });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <RadioGroup legend="Which?" name="which">
    {children}
  </RadioGroup>
);

describe('Radio', () => {
  describeComponent(Radio, { value: 'one', label: 'One' }, { wrapper, control: true });
});

describe('RadioCard', () => {
  describeComponent(RadioCard, { value: 'one', title: 'One' }, { wrapper, control: true });
});

describe('RadioTile', () => {
  describeComponent(RadioTile, { value: 'one', children: 'One' }, { wrapper, control: true });

  test('calls its own change handler too', async () => {
    const onChange = vi.fn();
    const onValueChange = vi.fn();
    render(
      <RadioGroup legend="Which?" name="which" onValueChange={onValueChange}>
        <RadioTile value="one" onChange={onChange}>
          One
        </RadioTile>
      </RadioGroup>,
    );
    await userEvent.click(answer('One'));
    expect(onChange).toHaveBeenCalledOnce();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'one',
      expect.objectContaining({ reason: 'item-press' }),
    );
  });
});
