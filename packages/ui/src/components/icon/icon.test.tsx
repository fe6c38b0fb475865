import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Icon } from './icon';

describe('Icon', () => {
  describeComponent(Icon, { name: 'tick' }, { replaceable: false });

  test('is hidden from assistive technology', () => {
    const { container } = render(<Icon name="tick" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
