import { themes } from '@hadal/ui/theme';
import { brand } from '../../app/brand.ts';
import type { Renderer } from './renderer.ts';

const { ground, color } = themes.dark;
const sea = 374;

/**
 * Draws the 1200 by 630 preview image of a page, as a PNG: its title above the sea level, a text below,
 * and beside them its own drawing, or else a vessel.
 */
export function drawSharedLink(
  renderer: Renderer,
  title: string,
  text: string,
  drawing = vessel,
): Buffer {
  // Uses the largest size at which the title takes at most three lines above the sea.
  const sizes = [82, 74, 64, 56];
  const heading = (size: number) =>
    renderer.lines(title, { face: 'heading', size, x: 64, y: 132 + size, width: 860 });
  const fits = (size: number) => heading(size).length * size * 1.04 <= 200;
  const size = sizes.find(fits) ?? 48;
  const words = renderer.lines(text, { face: 'text', size: 28, x: 64, y: sea + 72, width: 700 });
  const name = renderer.lines(brand.name, {
    face: 'heading',
    size: 32,
    x: 112,
    y: 83,
    width: 1000,
  });
  return renderer.png(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="${color.ink}">
    <rect width="1200" height="630" fill="${ground.b0}"/>
    <rect y="${sea}" width="1200" height="256" fill="${ground.b1}"/>
    <rect y="${sea - 1}" width="1200" height="2"/>
    <g transform="translate(64 52) scale(1.18)">${mark}</g>
    ${name.join('')}${heading(size).join('')}${words.join('')}${drawing}
  </svg>`);
}

/** The float between its guides, as in the logo. */
const mark = `<path d="M2 0h5v34H2zM23 0h5v34h-5z"/><path fill="${color.accent}" d="M9 24v-6.5a6 6 0 0 1 12 0V24z"/>`;

/** A vessel half-way up between its guides, below its platform. */
const vessel = `
  <g transform="translate(1036 0)" fill="none" stroke="${color.ink}" stroke-width="2">
    <path d="M-64 330V630M64 330V630"/>
    <g fill="${ground.b0}">
      <path d="M-87 354h20v54h-20zM67 354h20v54h-20zM-73 309h146v34h-146zM-20 327h40v16h-40zM-96 343h192v12h-192z"/>
      <path d="M-102 407h50v13h-50zM52 407h50v13h-50z"/>
      <path d="M88 343v-48"/><circle cx="88" cy="294" r="2.5" fill="${color.ink}" stroke="none"/>
      <circle cx="-64" cy="326" r="6"/><circle cx="64" cy="326" r="6"/>
    </g>
    <path d="M-50 563L0 602L50 563M0 602V630"/>
    <path fill="${ground.b1}" d="M-52 563V499a52 52 0 0 1 104 0V563z"/>
    <path fill="${color.accent}" stroke="none" d="M-46 519V499a46 46 0 0 1 92 0V519z"/>
    <path d="M-46 519H46"/>
    <path stroke="${color.inkMuted}" stroke-dasharray="14 12" d="M-40 530H40M-34 541H40M-40 552H40"/>
    <g fill="${ground.b1}"><circle cy="442" r="5"/><circle cx="-64" cy="505" r="5"/><circle cx="64" cy="505" r="5"/><circle cx="-64" cy="553" r="5"/><circle cx="64" cy="553" r="5"/></g>
    <path d="M-59 505h7M52 505h7M-59 553h7M52 553h7"/>
  </g>
  <path fill="${color.accent}" d="M936 555v-88h-7l9-21 9 21h-7v88z"/>`;
