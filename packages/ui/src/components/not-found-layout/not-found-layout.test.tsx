import { describe } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { NotFoundLayout } from './not-found-layout';

describe('NotFoundLayout', () => {
  describeComponent(NotFoundLayout, {
    children: 'There is no page here.',
    actions: null,
    drawing: null,
  });
});
