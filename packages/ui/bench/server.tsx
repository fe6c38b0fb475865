import { renderToString } from 'react-dom/server';
import { Page } from './native';

export const render = () => renderToString(<Page />);
