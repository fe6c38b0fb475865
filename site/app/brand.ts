const name = 'Hadal';
const slug = 'hadal';

/** The company's names and addresses. Pages take them from here, and `npm run generate` the seed's rows of the menu. */
export const brand = {
  name,
  slug,
  origin: 'https://hadal.example',
  foundation: `${name} Foundation`,
  company: `${name} Inc.`,
  digital: `${name} Digital`,
  copyrightYear: 2025,
  social: [
    { title: 'X', href: `https://x.com/${slug}` },
    { title: 'LinkedIn', href: `https://www.linkedin.com/company/${slug}` },
    { title: 'GitHub', href: `https://github.com/${slug}` },
    { title: 'YouTube', href: `https://www.youtube.com/@${slug}` },
  ],
} as const;
