import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeGallery, type Finding } from './gallery.ts';
import { compare, decode, encode, type Image } from './image.ts';
import { shoot } from './shoot.ts';
import type { Shot } from './shots.ts';

export interface Places {
  /** A built Storybook. */
  storybook: string;
  /** Where the pictures lie that were found good, with the version of the browser that took them. */
  references: string;
  /** Where what differs is written. */
  report: string;
}

/** Another browser draws the edges of letters and curves a little differently. */
const tolerated = ({ width, height }: Image) => Math.max(20, width * height * 0.002);

/** Compares each story with its reference; writes a gallery of those that differ. */
export async function compareStories({ storybook, references, report }: Places, only?: string) {
  const about = path.join(references, 'about.json');
  const reference = existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')).chromium : 'none';
  const pictures = new Map<Shot, Image | Error>();
  const { shots, chromium } = await shoot(storybook, only, (shot, image) =>
    pictures.set(shot, image),
  );
  const isSameBrowser = chromium === reference;
  const findings = shots.flatMap((shot) =>
    examine(shot, pictures.get(shot)!, references, isSameBrowser),
  );
  rmSync(report, { recursive: true, force: true });
  const notice = isSameBrowser
    ? `Taken with Chromium ${chromium}, as the references were.`
    : `The references were taken with Chromium ${reference}, these with ${chromium}: ` +
      `small differences, which may be the browser's, are let pass.`;
  const gallery = findings.length > 0 ? writeGallery(report, findings, notice) : undefined;
  return { shots, findings, notice, gallery };
}

function examine(
  shot: Shot,
  after: Image | Error,
  references: string,
  isSameBrowser: boolean,
): Finding[] {
  if (after instanceof Error) return [{ shot, says: after.message }];
  const file = path.join(references, shot.file);
  const taken = encode(after);
  if (!existsSync(file)) return [{ shot, says: 'It has no reference yet.', after: taken }];
  const reference = readFileSync(file);
  // One browser draws the same twice, to the last pixel.
  if (taken.equals(reference)) return [];
  const { pixels, difference } = compare(decode(reference), decode(taken));
  if (!isSameBrowser && pixels <= tolerated(after)) return [];
  const says = pixels > 0 ? `${pixels} pixels differ.` : 'Its colours differ by a little.';
  return [{ shot, says, before: reference, after: taken, difference: encode(difference) }];
}

/** Takes every picture anew as the reference; forgets those of stories that are gone. */
export async function updateReferences({ storybook, references }: Places, only?: string) {
  const failures: string[] = [];
  let bytes = 0;
  const { shots, all, chromium } = await shoot(storybook, only, ({ file, story }, image) => {
    if (image instanceof Error) {
      failures.push(`${story.title}, ${story.name}: ${image.message}`);
      return;
    }
    const png = encode(image);
    bytes += png.length;
    const place = path.join(references, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, png);
  });
  const kept = new Set(all.map(({ file }) => file));
  for (const file of globSync('**/*.png', { cwd: references })) {
    if (!kept.has(file)) rmSync(path.join(references, file));
  }
  writeFileSync(path.join(references, 'about.json'), `${JSON.stringify({ chromium })}\n`);
  return { shots, bytes, failures };
}
