export * from './drawing.css';
export * from './path';
export { Scene, type SceneProps } from './scene';
export { versions } from './versions';
export { Words, type WordsProps } from './words';
