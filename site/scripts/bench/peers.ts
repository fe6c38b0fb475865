/**
 * Results of other sites, each measured in the same way with its own floor; a range for several
 * runs.
 */
export const peers = [
  {
    page: 'AstroWind, home',
    marks: '100',
    fcp: '1204',
    lcp: '1504',
    ratio: '2.32',
    tbt: '0',
    scripts: '5',
    total: '130',
    routeChange: '698',
  },
  {
    page: 'Gatsby starter',
    marks: '100',
    fcp: '660',
    lcp: '1500',
    ratio: '2.31',
    tbt: '23',
    scripts: '66',
    total: '78',
    routeChange: '244',
  },
  {
    page: 'Next templates, four',
    marks: '87 to 100',
    fcp: '758 to 909',
    lcp: '1592 to 3582',
    ratio: '2.5 to 5.5',
    tbt: '38 to 248',
    scripts: '93 to 257',
    total: '166 to 710',
    routeChange: '96 to 322',
  },
  {
    page: 'React Router sites, two',
    marks: '73, 96',
    fcp: '2106, 4052',
    lcp: '2481, 4816',
    ratio: '3.8, 7.4',
    tbt: '0, 46',
    scripts: '118, 340',
    total: '282, 839',
    routeChange: '1964',
  },
] as const;
