import { Thumbnail, type ThumbnailSubject } from '@hadal/illustrations';

/** Draws a word of the glossary. A module of its own, so that the drawings load apart from the page. */
export default function MarginDrawing({ subject }: { subject: ThumbnailSubject }) {
  return <Thumbnail subject={subject} />;
}
