import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { translate } from '../../test/translate';
import { Calculator } from './calculator';
import { CalculatorComparison, ComparedResult } from './comparison';
import { CalculatorInputs } from './inputs';
import { CalculatorNote, CalculatorNotes } from './notes';
import {
  CalculatorChart,
  CalculatorCharts,
  CalculatorFoot,
  CalculatorFormula,
  CalculatorFormulas,
  CalculatorOutput,
} from './output';
import { CalculatorPresets } from './presets';
import { CalculatorResults, Result } from './results';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

describe('Calculator', () => {
  describeComponent(Calculator);

  test('submits its query without scripts', () => {
    const { container } = render(<Calculator action="/science/calculators" />);
    expect(container.querySelector('form')).toHaveAttribute('method', 'get');
    expect(container.querySelector('form')).toHaveAttribute('action', '/science/calculators');
  });

  test('does not submit with scripts, but calls the handler', () => {
    const onSubmit = vi.fn();
    render(<Calculator aria-label="Stroke" onSubmit={onSubmit} />);
    const form = screen.getByRole('form');
    const submit = createEvent.submit(form);
    fireEvent(form, submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('leaves the reset to `onReset`, or else to the browser', () => {
    const { rerender } = render(<Calculator aria-label="Stroke" onReset={vi.fn()} />);
    const form = screen.getByRole('form');
    const kept = createEvent(
      'reset',
      form,
      { bubbles: true, cancelable: true },
      { EventType: 'Event' },
    );
    fireEvent(form, kept);
    expect(kept.defaultPrevented).toBe(true);
    rerender(<Calculator aria-label="Stroke" />);
    const left = createEvent(
      'reset',
      form,
      { bubbles: true, cancelable: true },
      { EventType: 'Event' },
    );
    fireEvent(form, left);
    expect(left.defaultPrevented).toBe(false);
  });
});

describe('CalculatorInputs', () => {
  describeComponent(CalculatorInputs, { legend: 'The stroke' });
  describeStrings('CalculatorInputs', <CalculatorInputs legend="[mine]" />);

  test('are a named group with a reset button, and a submit button without scripts', () => {
    render(<CalculatorInputs legend="The stroke" />);
    expect(screen.getByRole('group', { name: 'The stroke' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reset to defaults' })).toHaveAttribute(
      'type',
      'reset',
    );
    expect(screen.getByText('Calculate')).toHaveAttribute('type', 'submit');
  });
});

describe('CalculatorPresets', () => {
  describeComponent(CalculatorPresets, { legend: 'To try' });

  test('are a named group', () => {
    render(
      <CalculatorPresets legend="To try">
        <button type="button">Deeper</button>
      </CalculatorPresets>,
    );
    const presets = screen.getByRole('group', { name: 'To try' });
    expect(within(presets).getByRole('button', { name: 'Deeper' })).toBeVisible();
  });
});

describe('CalculatorFormulas', () => {
  describeComponent(CalculatorFormulas);
});

describe('CalculatorComparison', () => {
  describeComponent(CalculatorComparison, { label: 'Compared with' });
  describeComponent(ComparedResult, { name: '500 m', value: '51 bar' });

  test('lists the settings with their answers', () => {
    render(
      <CalculatorComparison label="Compared with" action={<button type="button">Add</button>}>
        <ComparedResult
          name="500 m"
          value="51 bar"
          action={<button type="button">Remove 500 m</button>}
        />
      </CalculatorComparison>,
    );
    const list = screen.getByRole('list', { name: 'Compared with' });
    expect(within(list).getByRole('listitem')).toHaveTextContent('500 m 51 bar');
    expect(within(list).getByRole('button', { name: 'Remove 500 m' })).toBeVisible();
  });

  test('has no list before anything is kept', () => {
    render(
      <CalculatorComparison label="Compared with" action={<button type="button">Add</button>} />,
    );
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
  });
});

describe('CalculatorResults', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) =>
    act(async () => {
      vi.advanceTimersByTime(milliseconds);
    });
  const status = () => screen.getByRole('status');

  describeComponent(CalculatorResults, { summary: '135 kilowatt-hours.' });
  describeStrings('CalculatorResults', <CalculatorResults summary="[mine]" state="stale" />);

  test('announces nothing before a change', async () => {
    render(<CalculatorResults summary="135 kilowatt-hours." />);
    await pass(2000);
    expect(status()).toBeEmptyDOMElement();
  });

  test('does not announce values that the page sets during hydration', async () => {
    const { rerender } = render(<CalculatorResults summary="135" />);
    rerender(<CalculatorResults summary="136" />);
    await pass(2000);
    expect(status()).toBeEmptyDOMElement();
    rerender(<CalculatorResults summary="137" />);
    await pass(500);
    expect(status()).toHaveTextContent('137');
  });

  test('announces the answer half a second after its last change', async () => {
    const { rerender } = render(<CalculatorResults summary="135" />);
    await pass(0);
    rerender(<CalculatorResults summary="136" />);
    await pass(400);
    rerender(<CalculatorResults summary="137" />);
    await pass(400);
    expect(status()).toBeEmptyDOMElement();
    await pass(100);
    expect(status()).toHaveTextContent('137');
    rerender(<CalculatorResults summary="135" />);
    await pass(500);
    expect(status()).toHaveTextContent('135');
  });

  test('states in words that results are stale', async () => {
    const { rerender } = render(<CalculatorResults summary="135" />);
    await pass(0);
    rerender(<CalculatorResults summary="135" state="stale" />);
    expect(screen.getByText('Check the inputs')).toBeVisible();
    await pass(500);
    expect(status()).toHaveTextContent('Check the inputs');
    rerender(<CalculatorResults summary="135" />);
    await pass(500);
    expect(status()).toHaveTextContent('135');
  });
});

describe('Result', () => {
  describeComponent(Result, { label: 'returned', value: '135' });

  test('a result shows another unit on a page that the browser has translated', () => {
    const { container, rerender } = render(<Result label="price" value="1.2" unit="$/l" />);
    translate(container);
    rerender(<Result label="price" value="1.2" unit="€/l" />);
    expect(screen.getByRole('definition')).toHaveTextContent('1.2 €/l');
  });

  test('pairs a value and its unit with its label', () => {
    render(
      <CalculatorResults summary="135">
        <Result label="returned" value="135" unit="kWh" />
        <Result label="ratio" value="16.8" />
      </CalculatorResults>,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'returned',
      'ratio',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '135 kWh',
      '16.8',
    ]);
  });
});

describe('CalculatorOutput', () => {
  describeComponent(CalculatorOutput);
});
describe('CalculatorCharts', () => {
  describeComponent(CalculatorCharts);
});
describe('CalculatorChart', () => {
  describeComponent(CalculatorChart);
});
describe('CalculatorFormula', () => {
  describeComponent(CalculatorFormula, { title: 'With these numbers', label: 'p equals 10.' });
});
describe('CalculatorFoot', () => {
  describeComponent(CalculatorFoot);
});
describe('CalculatorNotes', () => {
  describeComponent(CalculatorNotes);
});
describe('CalculatorNote', () => {
  describeComponent(CalculatorNote, { title: 'Valid for' });
});
