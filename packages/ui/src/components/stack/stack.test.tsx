import { describe } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Stack } from './stack';

describe('Stack', () => {
  describeComponent(Stack);
});
