import type { SVGProps } from 'react';

export interface WordsProps extends SVGProps<SVGTextElement> {
  x?: number;
  y?: number;
}

/** Text at a point, rounded to whole units. */
export function Words({ x, y, className, ...rest }: WordsProps) {
  const whole = (value: number | undefined) => (value ? Math.round(value) : undefined);
  return <text {...rest} className={className || undefined} x={whole(x)} y={whole(y)} />;
}
