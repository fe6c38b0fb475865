import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Video } from './video';

const props = {
  title: 'The launch',
  poster: '/launch.jpg',
  width: 1920,
  height: 1080,
  sources: [{ src: '/launch.mp4', type: 'video/mp4' }],
  tracks: [{ src: '/launch.en.vtt', srcLang: 'en', label: 'English' }],
};
const player = () => screen.getByLabelText('The launch');

describe('Video', () => {
  describeComponent(Video, { ...props, transcript: 'Clear below.' });
  describeStrings(
    'Video',
    <Video
      title="[mine]"
      poster=""
      width={1}
      height={1}
      sources={[]}
      tracks={[]}
      transcript="[mine]"
    />,
  );

  test('waits for a press, and reserves its place', () => {
    render(<Video {...props} />);
    expect(player()).toHaveAttribute('preload', 'none');
    expect(player()).toHaveAttribute('controls');
    expect(player()).not.toHaveAttribute('autoplay');
    expect(player()).toHaveAttribute('width', '1920');
    expect(player()).toHaveAttribute('height', '1080');
  });

  test('offers its tracks as captions, unless they say otherwise', () => {
    const chapters = {
      src: '/ch.vtt',
      srcLang: 'en',
      label: 'Chapters',
      kind: 'chapters',
    } as const;
    render(<Video {...props} tracks={[...props.tracks, chapters]} />);
    const kinds = [...player().querySelectorAll('track')].map(({ kind }) => kind);
    expect(kinds).toEqual(['captions', 'chapters']);
  });

  test('is another player for other sources', () => {
    const { rerender } = render(<Video {...props} />);
    const first = player();
    rerender(<Video {...props} sources={[{ src: '/dive.mp4', type: 'video/mp4' }]} />);
    expect(player()).not.toBe(first);
  });

  test('links the transcript, if it has one', () => {
    const { rerender } = render(<Video {...props} transcript="Clear below." />);
    const transcript = document.querySelector(
      `#${CSS.escape(player().getAttribute('aria-details')!)}`,
    );
    expect(transcript).toHaveTextContent('Transcript');
    expect(transcript).toHaveTextContent('Clear below.');
    rerender(<Video {...props} />);
    expect(player()).not.toHaveAttribute('aria-details');
    expect(screen.queryByText('Transcript')).toBeNull();
  });
});
