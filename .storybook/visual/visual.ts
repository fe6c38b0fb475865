import { rmSync } from 'node:fs';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { writeGallery, type Finding } from './gallery.ts';
import { compare, decode, encode, type Image } from './image.ts';
import { References, type Pack } from './references.ts';
import { shoot } from './shoot.ts';
import type { Shot } from './shots.ts';

export interface Places {
  /** Folder of the built Storybook. */
  storybook: string;
  /** Folder of the approved reference pictures. */
  references: string;
  /** Folder for the report of differences. */
  report: string;
}

async function take(storybook: string, only: string | undefined) {
  // A thousand raw images would take too much memory.
  const pictures = new Map<Shot, Buffer | Error>();
  const session = await shoot(storybook, only, (shot, image) =>
    pictures.set(shot, image instanceof Error ? image : zstdCompressSync(encode(image))),
  );
  const inOrder = session.shots.map((shot) => [shot, pictures.get(shot)!] as const);
  return { ...session, byComponent: Map.groupBy(inOrder, ([{ component }]) => component) };
}

/** Compares each story with its reference; writes a gallery of those that differ. */
export async function compareStories(places: Places, only?: string) {
  const references = new References(places.references);
  const { shots, chromium, byComponent } = await take(places.storybook, only);
  const isSameBrowser = chromium === references.chromium;
  const findings = [...byComponent].flatMap(([component, pictures]) => {
    const pack = references.read(component);
    return pictures.flatMap(([shot, picture]) => examine(shot, picture, pack, isSameBrowser));
  });
  rmSync(places.report, { recursive: true, force: true });
  const notice = noticeOf(references.chromium, chromium);
  const gallery = findings.length > 0 ? writeGallery(places.report, findings, notice) : undefined;
  return { shots, findings, notice, gallery, isSameBrowser };
}

function noticeOf(reference: string | undefined, chromium: string) {
  if (!reference) return 'There are no references yet.';
  return reference === chromium
    ? `Taken with Chromium ${chromium}, as the references were.`
    : `The references were taken with Chromium ${reference}, these with ${chromium}: ` +
        `what differs may be the browser's or its fonts', and small differences are let pass.`;
}

/**
 * Returns the number of pixels that may differ: tiled rasterisation may antialias line edges differently
 * between runs of one browser; another browser does so throughout.
 */
const tolerated = ({ width, height }: Image, isSameBrowser: boolean) =>
  isSameBrowser ? 256 : Math.max(256, width * height * 0.002);

function examine(shot: Shot, taken: Buffer | Error, pack: Pack, isSameBrowser: boolean): Finding[] {
  if (taken instanceof Error) return [{ shot, says: taken.message }];
  const after = zstdDecompressSync(taken);
  const before = pack.get(shot.name);
  if (!before) return [{ shot, says: 'It has no reference yet.', after }];
  if (Buffer.compare(before, after) === 0) return [];
  const image = decode(after);
  const { pixels, difference } = compare(decode(before), image);
  if (pixels <= tolerated(image, isSameBrowser)) return [];
  const says = `${pixels} pixels differ.`;
  return [{ shot, says, before, after, difference: encode(difference) }];
}

/** Accepts the current pictures as references, and removes those of deleted stories. */
export async function updateReferences(places: Places, only?: string) {
  const references = new References(places.references);
  const { shots, all, chromium, byComponent } = await take(places.storybook, only);
  const failures: string[] = [];
  let bytes = 0;
  const wanted = Map.groupBy(all, ({ component }) => component);
  for (const [component, pictures] of byComponent) {
    const names = new Set(wanted.get(component)?.map(({ name }) => name));
    const pack: Pack = new Map([...references.read(component)].filter(([name]) => names.has(name)));
    for (const [{ story, name }, picture] of pictures) {
      if (picture instanceof Error)
        failures.push(`${story.title}, ${story.name}: ${picture.message}`);
      else pack.set(name, zstdDecompressSync(picture));
    }
    bytes += references.write(component, pack);
  }
  for (const component of references.components()) {
    if (!wanted.has(component)) references.remove(component);
  }
  references.chromium = chromium;
  return { shots, bytes, failures };
}
