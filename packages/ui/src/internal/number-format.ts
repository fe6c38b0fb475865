type Write = (value: number) => string;

/** English that groups by commas and has a decimal point, unlike that of India or South Africa. */
const plainEnglish = /^en(?:-(?:GB|US))?$/;
/** The smallest factor above 1: corrects 1.005, whose binary value falls just short of the half. */
const lift = 1 + Number.EPSILON;

const formats = new Map<string, Write>();

/**
 * Returns a function that formats numbers as `Intl.NumberFormat` does. English is written without
 * it where only digits are asked for: its first use takes a slow phone 60 ms.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Write {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known =
    formats.get(key) ??
    (plainEnglish.test(locale) ? english(options) : undefined) ??
    intl(locale, options);
  formats.set(key, known);
  return known;
}

function intl(locale: string, options: Intl.NumberFormatOptions): Write {
  const format = new Intl.NumberFormat(locale, options);
  return (value) => format.format(value);
}

/** Returns undefined for options that take more than rounding, commas and a sign. */
function english(options: Intl.NumberFormatOptions): Write | undefined {
  const {
    maximumSignificantDigits: digits = 0,
    minimumFractionDigits: least = 0,
    maximumFractionDigits: most = Math.max(3, least),
    signDisplay = 'auto',
    numberingSystem = 'latn',
    ...others
  } = options;
  const isSigned = signDisplay === 'exceptZero';
  if (
    Object.keys(others).length ||
    numberingSystem !== 'latn' ||
    digits > 15 ||
    least > most ||
    !(isSigned || signDisplay === 'auto')
  )
    return undefined;

  let otherwise: Write | undefined;
  return (value) => {
    const size = Math.abs(value);
    // Beyond these bounds the decimals are not all exact; NaN lies within none.
    if (!(size < 1e9) || (size > 0 && size < 1e-50))
      return (otherwise ??= intl('en', options))(value);
    const rounded = digits ? Number((value * lift).toPrecision(digits)) : value * lift;
    const places = digits ? decimalsOf(rounded, digits) : most;
    const [whole = '', fraction = ''] = rounded.toFixed(places).split('.');
    const shown = fraction.replace(/0+$/, '').padEnd(digits ? 0 : least, '0');
    const text = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (shown && `.${shown}`);
    if (!isSigned) return text;
    if (!/[1-9]/.test(text)) return text.replace('-', '');
    return value > 0 ? `+${text}` : text;
  };
}

/** Returns how many decimals a number has when it is written with this many digits. */
const decimalsOf = (value: number, digits: number) =>
  value ? Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)))) : 0;
