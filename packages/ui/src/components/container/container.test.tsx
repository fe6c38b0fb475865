import { describe } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Container } from './container';

describe('Container', () => {
  describeComponent(Container);
});
