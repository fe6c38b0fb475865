import './styles/layers.css';
import './styles/reset.css';
import './styles/themes.css';
import './styles/fonts.css';

export * from './components/button';
export * from './components/container';
export * from './components/grid';
export * from './components/heading';
export * from './components/icon';
export * from './components/inline';
export * from './components/link';
export * from './components/stack';
export * from './components/text';
export * from './components/visually-hidden';
