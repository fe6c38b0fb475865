import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Timeline, TimelineEntry } from './timeline';

const event = { dateTime: '2024-03', date: 'March 2024', title: 'First model' };

describe('Timeline', () => {
  describeComponent(Timeline);
});

describe('TimelineEntry', () => {
  describeComponent(TimelineEntry, event);

  test('has a time that machines read, and a heading in the outline', () => {
    render(
      <Timeline>
        <TimelineEntry {...event} level={2} />
      </Timeline>,
    );
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2024-03');
    expect(screen.getByRole('time')).toHaveTextContent('March 2024');
    expect(screen.getByRole('heading', { level: 2, name: 'First model' })).toBeVisible();
  });
});
