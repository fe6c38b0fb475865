import { describe } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { VisuallyHidden } from './visually-hidden';

describe('VisuallyHidden', () => {
  describeComponent(VisuallyHidden);
});
