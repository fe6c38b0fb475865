/**
 * The sources that a `style-src-attr` policy needs for a `MegaMenu` rendered on a server: the hash of the
 * one style attribute that Radix writes, `position:relative`, while its panels are closed.
 */
export const megaMenuStyleSources =
  "'unsafe-hashes' 'sha256-KpSV7LuPYEu58+3u9LJr9v5Drm0uIKEv0h3u/+NVNm8='";
