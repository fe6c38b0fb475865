/**
 * A line under words, in a colour and a thickness of its own. In longhands: WebKit takes no shorthand that
 * says more than the line, and would leave the words bare.
 */
export const underline = (color: string, thickness = 'auto') =>
  ({
    textDecorationLine: 'underline',
    textDecorationThickness: thickness,
    textDecorationColor: color,
  }) as const;
