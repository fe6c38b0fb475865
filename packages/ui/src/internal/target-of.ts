import { opensElsewhere } from './opens-elsewhere';

/** Returns the element that an address's hash targets, verbatim or decoded. */
export function targetOf(hash: string) {
  const name = hash.slice(1);
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name));
  } catch {
    // Malformed encoding, such as "#100%".
    return null;
  }
}

/** Returns the link to a part of this page that a click follows. */
export function fragmentLinkOf(event: MouseEvent) {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
  const isHere = link && link.href === location.href.split('#')[0] + link.hash;
  return isHere && !opensElsewhere(event) ? link : undefined;
}
