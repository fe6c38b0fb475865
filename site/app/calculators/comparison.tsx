import { Button, CalculatorComparison, ComparedResult } from '@hadal/ui';
import { useRef } from 'react';
import { answerOf, isSame, mostKept, type Kept } from './compared';
import type { Calculator } from './definition';
import type { CardState } from './state';

interface ComparisonProps {
  calculator: Calculator;
  state: CardState;
  /** Names of the kept settings, in their order. */
  names: readonly string[];
  onKeep: () => void;
  onDrop: (dropped: Kept) => void;
}

/** The settings that the reader keeps, with their answers, and the button that keeps the present ones. */
export function Comparison({ calculator, state, names, onKeep, onDrop }: ComparisonProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const { kept, values } = state;
  const isKept = kept.some((each) => isSame(calculator, each.values, values));
  return (
    <CalculatorComparison
      label="Compared with"
      action={
        <Button
          ref={keep}
          tone="text"
          size="small"
          aria-disabled={isKept || kept.length >= mostKept || undefined}
          onClick={() => {
            if (!isKept && kept.length < mostKept) onKeep();
          }}
        >
          {isKept ? 'Kept: now change a setting' : 'Keep to compare'}
        </Button>
      }
    >
      {kept.length > 0 &&
        kept.map((each, index) => {
          const name = names[index] || 'These settings';
          return (
            <ComparedResult
              key={name}
              name={name}
              value={answerOf(each.solution)}
              action={
                <Button
                  tone="text"
                  size="small"
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    onDrop(each);
                    keep.current?.focus();
                  }}
                >
                  Remove
                </Button>
              }
            />
          );
        })}
    </CalculatorComparison>
  );
}
