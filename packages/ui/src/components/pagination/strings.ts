export const Pagination = {
  'aria-label': 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: 'Page',
  positionLabel: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
