/** The words of the comparison page, the same in every variant. */
const number = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export const sections = number(6).map((section) => ({
  id: `section-${section}`,
  title: `Section ${section}`,
  intro: 'Where this part of the site begins.',
  links: number(5).map((link) => ({
    href: `/section-${section}/${link}`,
    title: `Page ${section}.${link}`,
    description: 'A line about this page',
  })),
}));

export const cards = number(3).map((card) => ({
  href: `/cards/${card}`,
  title: `Card ${card}`,
  text: 'Two lines about what stands behind this card, so that it has a height.',
}));
