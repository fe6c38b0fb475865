import { brand } from './brand.ts';

export interface PageMeta {
  /** What the page is, without the brand: up to 50 characters. */
  title: string;
  /** What a search result says: 70 to 160 characters. */
  description: string;
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean;
}

const image = {
  path: '/social-preview.png',
  alt: `${brand.name}: a vessel rises on its tether between two guide lines below the sea surface.`,
};

/** The tags of one page. Renders into the head, wherever it stands. */
export function Seo({ meta, path }: { meta: PageMeta; path: string | undefined }) {
  const title = path === '/' ? `${brand.name}: ${meta.title}` : `${meta.title} | ${brand.name}`;
  const url = path === undefined ? undefined : `${brand.origin}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {url ? <link rel="canonical" href={url} /> : null}
      {meta.noindex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      {url ? <meta property="og:url" content={url} /> : null}
      <meta property="og:image" content={`${brand.origin}${image.path}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={`${brand.origin}${image.path}`} />
      <meta name="twitter:image:alt" content={image.alt} />
    </>
  );
}
