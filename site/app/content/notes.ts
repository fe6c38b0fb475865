/** Dated publication or correction, for the change log and the feed. */
export interface Note {
  /** Its place on the page of documentation. Never change it: feeds know the note by it. */
  id: string;
  /** Year, month and day. */
  date: string;
  title: string;
  text: string;
  /** The role that answers for it, as `organisation.ts` names it. */
  by: 'Model editor' | 'Site editor';
}

/** The latest first. A correction gives the old value. */
export const notes: readonly Note[] = [
  {
    id: 'accounts-of-no-editor',
    date: '2026-11-29',
    title: 'Privacy: unused accounts',
    text: 'Only editors of the glossary need an account, but anybody can open one. Any other is now deleted after 30 days.',
    by: 'Site editor',
  },
  {
    id: 'ropes-of-fewer-cycles',
    date: '2026-11-28',
    title: 'Correction: fewer cycles wear fewer ropes',
    text: 'The calculator of cost drew fewer cycles a year with the ropes of a whole year: 853\u00a0$/MWh at 100 cycles, in place of 771.',
    by: 'Model editor',
  },
  {
    id: 'title-of-the-rope-paper',
    date: '2026-11-28',
    title: 'Correction: the paper on bent ropes has its title back',
    text: 'The references shortened the title of the paper in Ocean Engineering 97, so that a search for it found nothing. It is now “An empirical model to predict the lifetime of braided HMPE handling ropes under cyclic bend over sheave (CBOS) loading”. They also lacked Weiss (1970), the source of equation E23.',
    by: 'Model editor',
  },
  {
    id: 'heat-of-the-plant',
    date: '2026-11-28',
    title: 'Correction: the heat-store calculator starts from 1,168\u00a0MWh',
    text: 'Since the spray dissolves some air, more is compressed and the plant holds 1,168\u00a0MWh of heat, as the pages of the plant say. The calculator of heat stores still began with 1,159\u00a0MWh, and so with 6,119\u00a0t of water in place of 6,167\u00a0t.',
    by: 'Model editor',
  },
  {
    id: 'heat-left-by-plain-pipe',
    date: '2026-11-28',
    title: 'Correction: a plain pipe leaves heat for steam too',
    text: 'The page of Earth Engine said that a plant without vessels has no heat left for steam, so that the vessels win narrowly once steam is made. The model leaves it 51\u00a0kJ/kg, beside 91 with vessels. With steam it returns 63.0\u00a0%, against 61.5\u00a0% with vessels: on energy the plain pipe wins either way.',
    by: 'Model editor',
  },
  {
    id: 'carbon-of-what-is-delivered',
    date: '2026-11-28',
    title: 'Correction: the carbon calculator starts from 234\u00a0GWh',
    text: 'Since four vessels wait as a reserve, the plant delivers 234\u00a0GWh a year, as the calculators of cost and rivals say. The one of carbon dioxide still began with 240\u00a0GWh, and so with 127.6\u00a0kt avoided in place of 124.4\u00a0kt.',
    by: 'Model editor',
  },
  {
    id: 'sessions-of-open-pages',
    date: '2026-11-28',
    title: 'Privacy: sessions of open pages, and messages that come back',
    text: 'A page left open keeps its session for up to 60 days, not 30, so that its forms still work. An address whose message comes back, or that reports one as spam, is taken off the newsletter.',
    by: 'Site editor',
  },
  {
    id: 'ropes-reserve-and-dissolved-air',
    date: '2026-11-23',
    title: 'Correction: ropes, reserve and dissolved air are in the sums',
    text: 'A review asked what the model left out. The spray of the vessels dissolves air: the round trip is 59.1\u00a0%, not 59.5\u00a0%, and charging takes 1,354\u00a0MWh, not 1,344. Four vessels that wait as a reserve hold back 2.5\u00a0% of a discharge, and ropes are replaced every two years: a stored megawatt-hour costs 312 dollars, not 265, and 155, not 112, if much went well. Vessels leave one by one, not four together; the anchors add 56,500\u00a0t of concrete to the rock; the equation of motion counts the water inside.',
    by: 'Model editor',
  },
  {
    id: 'rivals-calculator',
    date: '2026-11-23',
    title: 'An eleventh calculator: rivals',
    text: 'It sets this plant beside a battery, another store or an island’s diesel and draws the price at which both cost the same. Both sides can be changed; prices that we cannot cite are left to the reader.',
    by: 'Model editor',
  },
  {
    id: 'no-corrections-yet',
    date: '2026-11-21',
    title: 'How corrections are listed',
    text: 'A corrected figure is listed here with its old value, its new one and the reason.',
    by: 'Model editor',
  },
  {
    id: 'equations-published',
    date: '2026-11-21',
    title: 'The equations, with their limits',
    text: 'The relations behind most of the model are on the physics page, each with its variables, the range it holds for and its source. The published values we test against are on the same page.',
    by: 'Model editor',
  },
  {
    id: 'calculators-published',
    date: '2026-11-21',
    title: 'Ten calculators',
    text: 'From pressure at a depth to the cost of a stored megawatt-hour: each runs the published package in the reader’s browser, keeps its settings in the address and gives its curves as a file.',
    by: 'Site editor',
  },
  {
    id: 'model-published',
    date: '2026-11-21',
    title: 'The model of the reference plant',
    text: 'A plant for one night, calculated from sea and air to the grid with its losses, and printed with the range that better and worse inputs give. None of it has been built or measured.',
    by: 'Model editor',
  },
];
