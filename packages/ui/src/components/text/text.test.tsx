import { describe } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Text } from './text';

describe('Text', () => {
  describeComponent(Text);
});
