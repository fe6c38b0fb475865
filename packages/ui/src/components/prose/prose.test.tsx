import { describe } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Prose } from './prose';

describe('Prose', () => {
  describeComponent(Prose);
});
