import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Checkbox } from '../checkbox';
import { NumberField } from '../number-field';
import { Radio, RadioGroup } from '../radio-group';
import { SegmentedControl, SegmentedControlItem } from '../segmented-control';
import { Select } from '../select';
import { Slider } from '../slider';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import type { ChangeDetails } from '../../internal/use-controllable-state';
import { Field, FieldGroup } from './index';

describe('Field', () => {
  describeComponent(Field, { label: 'Day' }, { control: true });

  test('names and describes the control that it is given', () => {
    render(
      <Field label="Day" hint="A weekday" error="Choose a day" render={<input type="date" />} />,
    );
    const control = screen.getByLabelText('Day');
    expect(control).toHaveAttribute('type', 'date');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Choose a day A weekday');
  });

  test('passes a function all that a control of its own needs', () => {
    render(
      <Field
        label="Colour"
        error="Too pale"
        unboxed
        render={(control, { invalid, labelId }) => (
          <div {...control} role="application" aria-labelledby={labelId} data-invalid={invalid} />
        )}
      />,
    );
    const control = screen.getByRole('application', { name: 'Colour' });
    expect(control).toHaveAccessibleDescription('Too pale');
    expect(control).toHaveAttribute('data-invalid', 'true');
  });
});

describe('FieldGroup', () => {
  describeComponent(FieldGroup, { legend: 'Topics' });
});

/** Changes each control once by hand. */
const controls = {
  TextField: {
    element: (props: object) => <TextField label="It" defaultValue="a" {...props} />,
    change: () => userEvent.type(screen.getByRole('textbox'), 'b'),
    becomes: 'ab',
    holds: () => expect(screen.getByRole('textbox')).toHaveValue('a'),
  },
  TextArea: {
    element: (props: object) => <TextArea label="It" defaultValue="a" {...props} />,
    change: () => userEvent.type(screen.getByRole('textbox'), 'b'),
    becomes: 'ab',
    holds: () => expect(screen.getByRole('textbox')).toHaveValue('a'),
  },
  NumberField: {
    element: (props: object) => <NumberField label="It" defaultValue={1} {...props} />,
    change: () => userEvent.type(screen.getByRole('textbox'), '2'),
    becomes: 12,
    holds: () => expect(screen.getByRole('textbox')).toHaveValue('1'),
  },
  Slider: {
    element: (props: object) => <Slider label="It" defaultValue={1} {...props} />,
    change: async () => {
      screen.getByRole('slider').focus();
      await userEvent.keyboard('{ArrowUp}');
    },
    becomes: 2,
    holds: () => expect(screen.getByRole('slider')).toHaveValue('1'),
  },
  Select: {
    element: (props: object) => (
      <Select label="It" defaultValue="a" {...props}>
        <option>a</option>
        <option>b</option>
      </Select>
    ),
    change: async () => {
      await userEvent.click(screen.getByRole('combobox'));
      await userEvent.selectOptions(screen.getByRole('combobox'), 'b');
    },
    becomes: 'b',
    holds: () => expect(screen.getByRole('combobox')).toHaveValue('a'),
  },
  Checkbox: {
    element: (props: object) => <Checkbox label="It" {...props} />,
    change: () => userEvent.click(screen.getByRole('checkbox')),
    becomes: true,
    holds: () => expect(screen.getByRole('checkbox')).not.toBeChecked(),
  },
  RadioGroup: {
    element: (props: object) => (
      <RadioGroup legend="It" name="it" defaultValue="a" {...props}>
        <Radio value="a" label="A" />
        <Radio value="b" label="B" />
      </RadioGroup>
    ),
    change: () => userEvent.click(screen.getByRole('radio', { name: 'B' })),
    becomes: 'b',
    holds: () => expect(screen.getByRole('radio', { name: 'A' })).toBeChecked(),
  },
  SegmentedControl: {
    element: (props: object) => (
      <SegmentedControl legend="It" name="it" defaultValue="a" {...props}>
        <SegmentedControlItem value="a">A</SegmentedControlItem>
        <SegmentedControlItem value="b">B</SegmentedControlItem>
      </SegmentedControl>
    ),
    change: () => userEvent.click(screen.getByRole('radio', { name: 'B' })),
    becomes: 'b',
    holds: () => expect(screen.getByRole('radio', { name: 'A' })).toBeChecked(),
  },
};

describe.each(Object.entries(controls))('%s', (_, { element, change, becomes, holds }) => {
  const announced = vi.fn<(value: unknown, details: ChangeDetails) => void>();

  test('announces its value with the event', async () => {
    announced.mockReset();
    render(element({ onValueChange: announced }));
    await change();
    expect(announced).toHaveBeenCalledExactlyOnceWith(becomes, expect.any(Object));
    expect(announced.mock.calls[0]![1]).toMatchObject({
      reason: expect.stringMatching(/input|item-press/),
      event: expect.any(Event),
    });
  });

  test('keeps its value if a change is cancelled, and asks again for the next', async () => {
    announced.mockReset();
    announced.mockImplementation((_value, details) => details.cancel());
    render(element({ onValueChange: announced }));
    await change();
    holds();
    await change();
    holds();
    expect(announced).toHaveBeenCalledTimes(2);
  });

  test('belongs to the form that it names', () => {
    render(
      <>
        <form id="there" />
        {element({ form: 'there', name: 'it' })}
      </>,
    );
    const form = document.querySelector('form')!;
    expect([...form.elements].length).toBeGreaterThan(0);
  });
});
