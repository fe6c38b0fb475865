import { describe } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Inline } from './inline';

describe('Inline', () => {
  describeComponent(Inline);
});
