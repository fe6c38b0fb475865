import type { SVGProps } from 'react';

export interface WordsProps extends SVGProps<SVGTextElement> {
  x?: number;
  y?: number;
}

/** Words at a point, on whole units. */
export function Words({ x, y, ...rest }: WordsProps) {
  const whole = (value: number | undefined) => (value ? Math.round(value) : undefined);
  return <text {...rest} x={whole(x)} y={whole(y)} />;
}
