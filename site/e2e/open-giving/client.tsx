import '@hadal/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { OpenGiving } from './page';

hydrateRoot(
  document.querySelector('#root')!,
  <BrowserRouter>
    <OpenGiving />
  </BrowserRouter>,
);
