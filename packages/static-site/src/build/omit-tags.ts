/** Starts of elements before which a paragraph ends by itself. */
const blocks = 'article|div|dl|figure|h[1-6]|nav|ol|p|section|table|ul';

/** End tags that HTML implies where they stand. */
const implied = [
  /<\/li>(?=<li\b|<\/[ou]l>)/g,
  /<\/d[dt]>(?=<d[dt]\b|<\/(?:div|dl)>)/g,
  /<\/t[dh]>(?=<t[dh]\b|<\/tr>)/g,
  /<\/tr>(?=<tr\b|<\/t(?:head|body|foot)>)/g,
  new RegExp(
    `</p>(?=<(?:${blocks})\\b|</(?:article|blockquote|dd|div|figcaption|li|section)>)`,
    'g',
  ),
];

/**
 * Omits from React's HTML the end tags that HTML implies, the end tags of empty shapes, and the slashes of void
 * elements. The document that a browser reads from it is the same.
 */
export const omitTags = (html: string) =>
  implied
    .reduce((shorter, tag) => shorter.replace(tag, ''), html)
    .replace(/<(circle|ellipse|line|path|rect|use)\b([^>]*)><\/\1>/g, '<$1$2/>')
    .replace(/(<(?:br|hr|img|input|link|meta|wbr)\b[^>]*)\/>/g, '$1>');
