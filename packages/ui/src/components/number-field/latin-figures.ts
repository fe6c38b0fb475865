/** The zeros of Arabic, Persian and Hindi digits, which keyboards of these languages type. */
const zeros = [0x660, 0x6f0, 0x966];
const digits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
/** Digits and signs in the width of Chinese and Japanese characters, as their input methods write them. */
const wide = /[\uff0b-\uff0e\uff10-\uff19]/g;
/** Direction marks, which some locales write before a sign. */
const marks = /[\u061c\u200e\u200f]/g;

/** Writes a number as typed in another script with the digits 0 to 9, and its decimals after a point. */
export const latinFigures = (typed: string) =>
  typed
    .replaceAll(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u066b', '.')
    .replaceAll(marks, '')
    .replaceAll(digits, inLatin);

function inLatin(digit: string) {
  const code = digit.charCodeAt(0);
  return String(code - zeros.findLast((zero) => zero <= code)!);
}
