/** Icons on a 24 px grid, named by shape, not by use. */
export const paths = {
  'arrow-right': <path d="M4 12h15M13.5 6l6 6-6 6" />,
  'arrow-up': <path d="M12 20V5M6 10.5l6-6 6 6" />,
  'arrow-down': <path d="M12 4v15M6 13.5l6 6 6-6" />,
  'arrow-up-down': <path d="M7.5 20V5M3 9.5 7.5 5 12 9.5M16.5 4v15M12 14.5l4.5 4.5 4.5-4.5" />,
  'arrow-out': <path d="M7 17 17 7M9 7h8v8" />,
  chevron: <path d="m6 9.5 6 6 6-6" />,
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />,
  cross: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15.2 15.2 5 5" />
    </>
  ),
  wedge: <path d="M7 4.5v15l12-7.5z" />,
  'bars-upright': <path d="M8.5 5v14M15.5 5v14" />,
  tick: <path d="m4.5 12.5 5 5 10-11" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5m0-8.9v.1" />
    </>
  ),
  triangle: <path d="M12 3.5 21.5 20h-19zM12 10v4.5m0 2.7v.1" />,
  octagon: <path d="M8 3.5h8L20.5 8v8L16 20.5H8L3.5 16V8zM12 7.8V13m0 3v.1" />,
  /** The sun below the water line, for an active dark theme. */
  'sun-below': (
    <>
      <path d="M2.5 7h19" />
      <circle cx="12" cy="15.2" r="5" fill="currentColor" stroke="none" />
    </>
  ),
  /** The sun above the water line, for an active light theme. */
  'sun-above': (
    <>
      <path d="M2.5 17h19M7 20.6h10" />
      <circle cx="12" cy="8.8" r="5" fill="currentColor" stroke="none" />
    </>
  ),
  /** A reading with its uncertainty. */
  'error-bar': (
    <>
      <path d="M12 3.5v17M8.5 3.5h7M8.5 20.5h7" />
      <circle cx="12" cy="12" r="3.6" fill="currentColor" stroke="none" />
    </>
  ),
  equals: <path d="M4.5 9h15M4.5 15h15" />,
  /** A line plotted between two axes. */
  curve: <path d="M4 3.5V20h16.5M4.5 17c8 0 8-10 15-11" />,
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  pencil: <path d="M4 20l1.2-4.7L16 4.5 19.5 8 8.7 18.8zM13 7.5l3.5 3.5" />,
  bin: <path d="M4 7h16M9 7V3.8h6V7M6 7l1 13.2h10L18 7M10.3 11v5.2m3.4-5.2v5.2" />,
  sheets: <path d="M8.5 8.5h11.7v11.7H8.5zM15.5 8V3.8H3.8v11.7H8" />,
  eye: (
    <>
      <path d="M2.5 12c5-8 14-8 19 0-5 8-14 8-19 0z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  'eye-crossed': (
    <>
      <path d="M2.5 12c5-8 14-8 19 0-5 8-14 8-19 0z" />
      <circle cx="12" cy="12" r="2.8" />
      <path d="m5 19.5 14-15" />
    </>
  ),
  /** A clock with an arrow that runs backwards. */
  'clock-back': <path d="M4.2 9.2a8.3 8.3 0 1 1-.2 5M4 4.5v5h5M12 7.5v5l3.5 2" />,
  'tray-in': <path d="M12 3.5v11M7.2 10l4.8 4.8 4.8-4.8M3.8 15.5v4.7h16.4v-4.7" />,
  'tray-out': <path d="M12 15V4.2M7.2 8.7 12 3.9l4.8 4.8M3.8 15.5v4.7h16.4v-4.7" />,
  'dashed-square': (
    <path d="M4 7.5V4h3.5m4 0h3m2 0H20v3.5m0 3v3m0 3V20h-3.5m-3 0h-3m-3 0H4v-3.5m0-3v-3" />
  ),
} as const;
