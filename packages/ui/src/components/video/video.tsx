import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { details, summary } from '../../internal/details.css';
import { useStrings } from '../../internal/use-strings';
import { Video as english } from './strings';
import * as styles from './video.css';

export interface VideoSource {
  src: string;
  /** The format, such as "video/mp4", which browsers without it pass over. */
  type: string;
}

export interface VideoTrack {
  /** A WebVTT file. */
  src: string;
  /** The language, as a BCP 47 tag. */
  srcLang: string;
  /** The name in the player's menu, such as "English". */
  label: string;
  /** @default 'captions' */
  kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters' | undefined;
}

export interface VideoProps
  extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'>, Renders {
  /** The film's title, which names the player. */
  title: string;
  /** The same film in several formats, the best first. */
  sources: readonly VideoSource[];
  /** Captions for everything that is heard, and other tracks; none for a silent film. */
  tracks: readonly VideoTrack[];
  /** The picture shown before it plays. */
  poster: string;
  /** The size of the film in px, which reserves its place. */
  width: number;
  height: number;
  /** All that is said and shown, in words; expanded in print. */
  transcript?: ReactNode;
  /** The label of the disclosure that holds the transcript. @default 'Transcript' */
  transcriptLabel?: string | undefined;
  /** The caption, in a sentence. */
  caption?: ReactNode;
}

/**
 * A film in the browser's own player. Nothing of it is loaded before it is played. Renders a
 * `<figure>`.
 */
export function Video(props: VideoProps) {
  const {
    title,
    sources,
    tracks,
    poster,
    width,
    height,
    transcript,
    transcriptLabel,
    caption,
    className,
    ...rest
  } = useStrings('Video', english, props);
  const id = useId();
  return renderPart('figure', {
    'data-part': 'video',
    ...rest,
    className: clsx(styles.root, className),
    children: (
      <>
        <div className={styles.frame}>
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- they are among the tracks */}
          <video
            // A player never changes to other sources.
            key={sources.map(({ src }) => src).join(' ')}
            controls
            playsInline
            preload="none"
            aria-label={title}
            aria-details={transcript ? id : undefined}
            poster={poster}
            width={width}
            height={height}
            className={styles.player}
          >
            {sources.map((source) => (
              <source key={source.src} {...source} />
            ))}
            {tracks.map((track) => (
              <track key={track.src} kind="captions" {...track} />
            ))}
          </video>
        </div>
        {caption && (
          <figcaption data-part="video-caption" className={styles.caption}>
            {caption}
          </figcaption>
        )}
        {transcript && (
          <details id={id} className={details}>
            <summary className={summary}>{transcriptLabel}</summary>
            <div data-part="video-transcript" className={styles.transcript}>
              {transcript}
            </div>
          </details>
        )}
      </>
    ),
  });
}
