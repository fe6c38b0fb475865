import { describe } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Grid } from './grid';

describe('Grid', () => {
  describeComponent(Grid);
});
