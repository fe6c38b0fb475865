interface Known {
  /** The exact message, or a pattern if it names markup of ours. */
  says: string | RegExp;
  because: string;
}

/** Messages of the checker that are accepted, each with its reason. */
export const known: readonly Known[] = [
  {
    says: 'Section lacks heading. Consider using “h2”-“h6” elements to add identifying headings to all sections, or else use a “div” element instead for any cases where no heading is needed.',
    because: 'A tab names its panel, and a list of pages to read on with is named by its <nav>.',
  },
  {
    says: /^CSS: (?:.+: )?Parse Error\.$/,
    because:
      'It knows no name with a digit after its two hyphens and no newer function. Our styles are compiled.',
  },
  ...[
    'animation-timeline',
    'container-type',
    'field-sizing',
    'interpolate-size',
    'paint-order',
    'vector-effect',
  ].map((property) => ({
    says: `CSS: “${property}”: Property “${property}” doesn't exist.`,
    because: 'The style sheets it knows are those of CSS 3 and its first modules.',
  })),
  {
    says: 'CSS: Unrecognized at-rule “@container”',
    because: 'As above: browsers know it since 2023.',
  },
  {
    says: 'CSS: “max-width”: Unknown dimension.',
    because: 'As above: it knows no length that is relative to a container.',
  },
  {
    says: 'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
    because:
      'Or “expect”, says the standard since 2024; browsers that do not know it pass it over.',
  },
  ...['ul', 'ol'].map((element) => ({
    says: `The “list” role is unnecessary for element “${element}”.`,
    because: 'Safari tells VoiceOver of no list that has no bullets, unless its role says so.',
  })),
  ...[
    'The “aria-hidden” attribute must not be used on any “label” element that is associated with a labelable element.',
    'The “aria-hidden” attribute must not be specified on the “noscript” element.',
  ].map((says) => ({
    says,
    because:
      'Radix hides what lies behind an open dialog, and to leave live regions heard it hides their neighbours one by one: a label never without its field.',
  })),
];
