import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { EvidenceBadge } from './evidence-badge';

describe('EvidenceBadge', () => {
  describeComponent(EvidenceBadge, { evidence: 'modelled' });
  describeStrings('EvidenceBadge', <EvidenceBadge evidence="concept" />);

  test('states the evidence in words, which can be replaced', () => {
    const { rerender } = render(<EvidenceBadge evidence="standard" />);
    expect(screen.getByText('Standard physics')).toBeVisible();
    rerender(<EvidenceBadge evidence="standard">Physique établie</EvidenceBadge>);
    expect(screen.getByText('Physique établie')).toBeVisible();
  });
});
