export { Radio, RadioCard, type RadioCardProps, type RadioProps } from './radio';
export { RadioGroup, type RadioGroupProps } from './radio-group';
export { RadioTile, type RadioTileProps } from './radio-tile';
