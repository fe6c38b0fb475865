import type { FrameProps } from '@hadal/static-site/runtime/pages';
import { brand } from '../brand.ts';
import { routes } from '../routes/index.ts';
import { documentTitle } from './titles.ts';

export type SeoProps = Pick<FrameProps, 'meta' | 'path' | 'page'>;

/** The metadata of one page. React hoists it into the head. */
export function Seo({ meta, path, page }: SeoProps) {
  const title = documentTitle(page);
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
      {routes.some((route) => route.page === page) ? (
        <SharedPicture page={page} title={title} />
      ) : null}
    </>
  );
}

/** Image for link previews of the page. The build draws one for each route. */
function SharedPicture({ page, title }: { page: string; title: string }) {
  const image = `${brand.origin}/social/${page}.png`;
  const alt = `${title}. Below the words a vessel rises on its tether from the deep, towards a platform.`;
  return (
    <>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
