/** A work by others that our pages cite: what a library needs to find it, and what we take from it. */
export interface Reference {
  /** Family name first, or the body that published it. */
  authors: readonly [string, ...string[]];
  /** More wrote it than are named. */
  others?: true;
  year: number;
  title: string;
  /** Journal, volume and pages, or the series and number of a report. */
  published: string;
  doi?: string;
  subject: Subject;
  /** Relevance to the project, in a sentence. */
  note: string;
}

/** In the order in which the page of references lists them. */
export const subjects = {
  before: 'Air under water, tried and modelled',
  stores: 'Compressed air on land',
  other: 'Other stores in deep water',
  parts: 'Ropes and humid air',
  sea: 'Sea, air and steam',
  money: 'Cost, batteries and carbon',
} as const;
export type Subject = keyof typeof subjects;

const list = {
  barbour2021: {
    authors: ['Barbour, E. R.', 'Pottie, D. L.', 'Eames, P.'],
    year: 2021,
    title: 'Why is adiabatic compressed air energy storage yet to become a viable option?',
    published: 'iScience 24, 102440',
    subject: 'stores',
    note: 'Read this one first: it lists the projects that failed, and why.',
  },
  budt2016: {
    authors: ['Budt, M.', 'Wolf, D.', 'Span, R.', 'Yan, J.'],
    year: 2016,
    title:
      'A review on compressed air energy storage: basic principles, past milestones and recent developments',
    published: 'Applied Energy 170, 250–268',
    doi: '10.1016/j.apenergy.2016.02.108',
    subject: 'stores',
    note: 'The record of Huntorf and McIntosh, which burn gas and have run for decades.',
  },
  charette2010: {
    authors: ['Charette, M. A.', 'Smith, W. H. F.'],
    year: 2010,
    title: 'The volume of Earth’s ocean',
    published: 'Oceanography 23(2), 112–114',
    doi: '10.5670/oceanog.2010.51',
    subject: 'sea',
    note: 'How deep the ocean is on average.',
  },
  davies2015: {
    authors: ['Ifremer'],
    others: true,
    year: 2015,
    title:
      'An empirical model to predict the lifetime of braided HMPE handling ropes under cyclic bend over sheave (CBOS) loading',
    published: 'Ocean Engineering 97, 74–81',
    doi: '10.1016/j.oceaneng.2015.01.003',
    subject: 'parts',
    note: 'How long a rope lasts over a wheel, at a small fraction of the pull we would need.',
  },
  eia2021: {
    authors: ['EIA'],
    year: 2021,
    title: 'Utility-scale batteries and pumped storage: round-trip efficiency in 2019',
    published: 'United States Energy Information Administration',
    subject: 'money',
    note: 'What batteries and pumped water return in practice: more than our model does.',
  },
  eia2022: {
    authors: ['EIA'],
    year: 2022,
    title: 'Carbon dioxide for each kilowatt-hour of United States electricity',
    published: 'United States Energy Information Administration, data of 2022',
    subject: 'money',
    note: 'The grid in our example of charging that does harm.',
  },
  fofonoff1983: {
    authors: ['Fofonoff, N. P.', 'Millard, R. C.'],
    year: 1983,
    title: 'Algorithms for computation of fundamental properties of seawater',
    published: 'UNESCO Technical Papers in Marine Science 44',
    subject: 'sea',
    note: 'Our density of sea water, and the pressure at a depth, with printed values to test against.',
  },
  garvey2008: {
    authors: ['Garvey, S. D.'],
    year: 2008,
    title: 'Energy held in a cubic metre of bag at 600\u00a0m',
    published: 'Quoted in the press: a secondary source',
    subject: 'before',
    note: 'An early figure for what a bag can hold. Our formula agrees with it closely.',
  },
  hunt2021: {
    authors: ['Hunt, J. D.'],
    others: true,
    year: 2021,
    title: 'Buoyancy Energy Storage Technology',
    published: 'Journal of Energy Storage 40, 102746',
    doi: '10.1016/j.est.2021.102746',
    subject: 'other',
    note: 'Gas-filled vessels pulled down by a winch. Its author later corrected the costs reported in the press, and we quote none.',
  },
  hunt2023: {
    authors: ['Hunt, J. D.'],
    others: true,
    year: 2023,
    title: 'Isothermal Deep Ocean Compressed Air Energy Storage',
    published: 'Energies 16, 3118',
    doi: '10.3390/en16073118',
    subject: 'before',
    note: 'Another way to keep air in the deep, for seasons instead of nights.',
  },
  hydrostor2019: {
    authors: ['Hydrostor'],
    year: 2019,
    title: 'The Goderich plant in Ontario, opened in November 2019',
    published: 'Information of the company',
    subject: 'stores',
    note: 'Compressed air without fuel, on a small scale and on land.',
  },
  iapws2012: {
    authors: ['IAPWS'],
    year: 2012,
    title: 'Industrial Formulation 1997 for the thermodynamic properties of water and steam',
    published: 'Revised release R7-97(2012)',
    subject: 'sea',
    note: 'When water boils, and what heat it holds.',
  },
  iea2024: {
    authors: ['IEA'],
    year: 2024,
    title: 'Batteries and Secure Energy Transitions',
    published: 'International Energy Agency',
    subject: 'money',
    note: 'How much storage is wanted by 2030. Nearly all of what grows is expected to be batteries.',
  },
  ioc2010: {
    authors: ['IOC', 'SCOR', 'IAPSO'],
    year: 2010,
    title: 'The international thermodynamic equation of seawater – 2010',
    published: 'Manuals and Guides 56 (TEOS-10)',
    subject: 'sea',
    note: 'Today’s standard for sea water, which ours of 1983 is compared with.',
  },
  ipcc2006: {
    authors: ['IPCC'],
    year: 2006,
    title: 'Guidelines for National Greenhouse Gas Inventories',
    published: 'Volume 2, Energy',
    subject: 'money',
    note: 'Carbon in a fuel, for what a gas plant would have emitted.',
  },
  jonsson2005: {
    authors: ['Jonsson, M.', 'Yan, J.'],
    year: 2005,
    title: 'Humidified gas turbines: a review of proposed and implemented cycles',
    published: 'Energy 30, 1013–1078',
    subject: 'parts',
    note: 'What steam in the air of a turbine does, from plants that were built.',
  },
  luo2016: {
    authors: ['Luo, X.'],
    others: true,
    year: 2016,
    title:
      'Modelling study, efficiency analysis and optimisation of large-scale adiabatic compressed air energy storage systems with low-temperature thermal storage',
    published: 'Applied Energy 162, 589–600',
    subject: 'stores',
    note: 'Heat kept in hot water instead of salt or rock, as we would keep it.',
  },
  patil2018: {
    authors: ['Patil, V. C.', 'Ro, P. I.'],
    year: 2018,
    title: 'Energy and exergy analysis of ocean compressed air energy storage concepts',
    published: 'Journal of Engineering, 5254102',
    doi: '10.1155/2018/5254102',
    subject: 'before',
    note: 'The same store with liquid pistons instead of turbines: a model to hold ours against.',
  },
  pimm2014: {
    authors: ['Pimm, A. J.', 'Garvey, S. D.', 'de Jong, M.'],
    year: 2014,
    title: 'Design and testing of Energy Bags for underwater compressed air energy storage',
    published: 'Energy 66, 496–508',
    doi: '10.1016/j.energy.2013.12.010',
    subject: 'before',
    note: 'Real bags, in a tank and off Orkney: the measurements our air store leans on.',
  },
  saunders1981: {
    authors: ['Saunders, P. M.'],
    year: 1981,
    title: 'Practical conversion of pressure to depth',
    published: 'Journal of Physical Oceanography 11, 573–574',
    subject: 'sea',
    note: 'A second, independent way from pressure to depth.',
  },
  schmidt2019: {
    authors: ['Schmidt, O.', 'Melchior, S.', 'Hawkes, A.', 'Staffell, I.'],
    year: 2019,
    title: 'Projecting the future levelized cost of electricity storage technologies',
    published: 'Joule 3, 81–100',
    doi: '10.1016/j.joule.2018.12.008',
    subject: 'money',
    note: 'Where lithium-ion is hard to beat, which is nearly everywhere below long hours.',
  },
  slocum2013: {
    authors: ['Slocum, A. H.'],
    others: true,
    year: 2013,
    title:
      'Ocean Renewable Energy Storage (ORES) system: analysis of an undersea energy storage concept',
    published: 'Proceedings of the IEEE 101, 906–924',
    doi: '10.1109/JPROC.2013.2242411',
    subject: 'other',
    note: 'Hollow concrete on the sea bed, pumped empty with surplus power.',
  },
  spheres2024: {
    authors: ['Frankfurt University'],
    others: true,
    year: 2024,
    title:
      'Renewable electric energy storage systems by storage spheres on the seabed of deep lakes or oceans',
    published: 'Energies 17, 73',
    doi: '10.3390/en17010073',
    subject: 'other',
    note: 'A later look at hollow spheres in deep lakes and seas.',
  },
  stensea: {
    authors: ['Fraunhofer IEE'],
    year: 2016,
    title: 'StEnSea: stored energy in the sea',
    published: 'Project of the institute, with a trial in Lake Constance',
    subject: 'other',
    note: 'A hollow sphere, sunk in a lake and run: others have taken storage below the surface.',
  },
  szablowski2023: {
    authors: ['Szablowski, L.', 'Morosuk, T.'],
    year: 2023,
    title: 'Advanced exergy analysis of adiabatic underwater compressed air energy storage system',
    published: 'Entropy 25, 77',
    doi: '10.3390/e25010077',
    subject: 'before',
    note: 'An underwater store without rising vessels: its model returns more than ours does.',
  },
  ussa1976: {
    authors: ['NOAA', 'NASA', 'USAF'],
    year: 1976,
    title: 'U.S. Standard Atmosphere, 1976',
    published: 'United States Government Printing Office',
    subject: 'sea',
    note: 'The air that the compressors breathe in.',
  },
  viswanathan2022: {
    authors: ['Viswanathan, V.'],
    others: true,
    year: 2022,
    title: 'Grid energy storage technology cost and performance assessment',
    published: 'Pacific Northwest National Laboratory, PNNL-33283',
    subject: 'money',
    note: 'What other stores cost, on one footing.',
  },
  wang2022: {
    authors: ['Wang, H.'],
    others: true,
    year: 2022,
    title:
      'Underwater compressed gas energy storage: current status, challenges and future perspectives',
    published: 'Applied Sciences 12, 9361',
    doi: '10.3390/app12189361',
    subject: 'before',
    note: 'A review of everything of this kind that had been proposed or tried.',
  },
  weiss1970: {
    authors: ['Weiss, R. F.'],
    year: 1970,
    title: 'The solubility of nitrogen, oxygen and argon in water and seawater',
    published: 'Deep-Sea Research 17, 721–735',
    subject: 'sea',
    note: 'How much of the air a spray dissolves, at most.',
  },
} as const satisfies Record<string, Reference>;

/** Key of a reference a page may cite: mostly first author and year. */
export type ReferenceKey = keyof typeof list;

/** Every work our pages cite; `<Cite of="…" />` links to its place on the page of references. */
export const references: Readonly<Record<ReferenceKey, Reference>> = list;

const family = (author: string) => author.replace(/,.*/, '');

/** As a sentence names it: `Pimm and others, 2014`. */
export function shortName({ authors, others, year }: Reference): string {
  const [first, second, ...rest] = authors.map(family);
  if (others || rest.length > 0) return `${first} and others, ${year}`;
  return `${second ? `${first} and ${second}` : first}, ${year}`;
}
