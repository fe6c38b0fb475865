/**
 * Compares every story of the built Storybook with its reference picture.
 *   npm run visual                      all of them
 *   npm run visual -- --only=mega-menu  those whose id contains the text
 *   npm run visual -- --update          accepts the current pictures as references
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '@hadal/machine/chromium';
import { compareStories, updateReferences } from './visual.ts';

const { values } = parseArgs({
  options: { update: { type: 'boolean' }, only: { type: 'string' } },
});
const root = path.resolve(import.meta.dirname, '../..');
const places = {
  storybook: path.join(root, 'storybook-static'),
  references: path.join(import.meta.dirname, 'references'),
  report: path.join(root, 'test-results/visual'),
};

ensureChromium();
if (values.update) {
  const { shots, bytes, failures } = await updateReferences(places, values.only);
  console.log(`${shots.length} pictures, ${(bytes / 1e6).toFixed(1)} MB.`);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
} else {
  const { shots, findings, notice, gallery, isSameBrowser } = await compareStories(
    places,
    values.only,
  );
  console.log(notice);
  for (const { shot, says } of findings) {
    console.error(
      `${shot.story.title}, ${shot.story.name}, ${shot.look}, ${shot.width} px: ${says}`,
    );
  }
  console.log(`${shots.length - findings.length} pictures agree, ${findings.length} differ.`);
  if (gallery) {
    console.log(`See ${gallery}\nIf this is meant, run "npm run visual -- --update".`);
    // On another machine fonts differ, so the gallery is reviewed by eye instead.
    process.exitCode = isSameBrowser ? 1 : 0;
  }
}
