import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Checkbox } from '../checkbox';
import { Radio, RadioGroup } from '../radio-group';
import { TextField } from '../text-field';
import { ErrorSummary } from './error-summary';

const scrollIntoView = vi.fn(function (this: Element) {
  return this.textContent;
});
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('ErrorSummary', () => {
  describeComponent(ErrorSummary, { errors: [{ fieldId: 'email', message: 'Enter an email' }] });
  describeStrings('ErrorSummary', <ErrorSummary errors={[{ fieldId: 'x', message: '[mine]' }]} />);

  test('renders nothing without errors', () => {
    const { container } = render(<ErrorSummary errors={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('is a focusable group, named by its title, around an alert with a link to each field', () => {
    render(<ErrorSummary errors={[{ fieldId: 'email', message: 'Enter an email' }]} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('There is a problem');
    const group = screen.getByRole('group', { name: 'There is a problem' });
    expect(group).toContainElement(alert);
    expect(group).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('link', { name: 'Enter an email' })).toHaveAttribute('href', '#email');
  });

  test('lists several errors of one field', () => {
    const said = vi.spyOn(console, 'error');
    const errors = [
      { fieldId: 'password', message: 'Make it longer' },
      { fieldId: 'password', message: 'Add a figure' },
    ];
    render(<ErrorSummary errors={errors} />);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  test('focuses a field, with its label in view', async () => {
    render(
      <>
        <ErrorSummary errors={[{ fieldId: 'email', message: 'Enter an email' }]} />
        <TextField id="email" label="Email" />
      </>,
    );
    await follow('Enter an email');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(scrollIntoView).toHaveReturnedWith('Email');
  });

  test('focuses a checkbox', async () => {
    render(
      <>
        <ErrorSummary errors={[{ fieldId: 'consent', message: 'Tick the box' }]} />
        <Checkbox id="consent" label="I understand" />
      </>,
    );
    await follow('Tick the box');
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  test.each([
    [undefined, 'Investing'],
    ['partner', 'A partnership'],
  ])('focuses the chosen answer of a group, here %s, or its first one', async (chosen, name) => {
    render(
      <>
        <ErrorSummary errors={[{ fieldId: 'kind', message: 'Choose one' }]} />
        <RadioGroup id="kind" name="kind" legend="About" defaultValue={chosen}>
          <Radio value="invest" label="Investing" />
          <Radio value="partner" label="A partnership" />
        </RadioGroup>
      </>,
    );
    await follow('Choose one');
    expect(screen.getByRole('radio', { name })).toHaveFocus();
    expect(scrollIntoView).toHaveReturnedWith('About');
  });

  test('focuses the first of several checkboxes, with their legend in view', async () => {
    render(
      <>
        <ErrorSummary errors={[{ fieldId: 'depths', message: 'Choose a depth' }]} />
        <fieldset id="depths">
          <legend>Depths</legend>
          <Checkbox label="200 m" disabled />
          <Checkbox label="1,000 m" />
        </fieldset>
      </>,
    );
    await follow('Choose a depth');
    expect(screen.getByRole('checkbox', { name: '1,000 m' })).toHaveFocus();
    expect(scrollIntoView).toHaveReturnedWith('Depths');
  });

  test('is a plain link if the field is not on the page', async () => {
    render(<ErrorSummary errors={[{ fieldId: 'nowhere', message: 'Enter an email' }]} />);
    const followed = vi.fn((event: MouseEvent) => event.defaultPrevented);
    document.addEventListener('click', followed, { once: true });
    await follow('Enter an email');
    expect(followed).toHaveReturnedWith(false);
  });
});
