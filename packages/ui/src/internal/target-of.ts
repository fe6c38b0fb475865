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
