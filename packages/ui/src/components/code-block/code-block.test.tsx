import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { stubResizeObserver } from '../../test/resize-observer';
import { CodeBlock } from './code-block';

describe('CodeBlock', () => {
  stubResizeObserver();
  describeComponent(CodeBlock, { code: 'npm test' });
  describeStrings('CodeBlock', <CodeBlock code="[]" title="[mine]" />);

  test('shows the code, or the same with its colours', () => {
    const { rerender } = render(<CodeBlock code="npm test" />);
    expect(screen.getByRole('code')).toHaveTextContent('npm test');
    rerender(
      <CodeBlock code="npm test">
        <b>npm</b> test
      </CodeBlock>,
    );
    expect(screen.getByText('npm')).toBeVisible();
    expect(screen.getByRole('code')).toHaveTextContent('npm test');
  });

  test('can be scrolled by keyboard before hydration', () => {
    expect(renderToString(<CodeBlock code="npm test" />)).toContain('tabindex="0"');
  });
});
