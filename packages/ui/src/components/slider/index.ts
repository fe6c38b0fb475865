export { Slider, type SliderProps } from './slider';
export { SliderField, type SliderFieldProps } from './slider-field';
